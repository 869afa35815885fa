"""What assistive technology finds in a program, by AT-SPI on D-Bus: the eyes and ears of a screen reader."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, Properties, message_bus, new_method_call
from jeepney.io.blocking import open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

T = TypeVar("T")
SPI = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "/org/a11y/atspi/registry"
KEY_SYM = 3
"""A kind of generated event of the keyboard: a key is pressed and released."""
IN_WINDOW = 1
"""A kind of coordinates."""
LABELLED_BY = 2
"""A kind of relation between two parts (`AtspiRelationType`)."""
PATIENCE_S = 60.0
STATES = {
    1: "active",
    4: "checked",
    8: "enabled",
    11: "focusable",
    12: "focused",
    22: "selectable",
    23: "selected",
    25: "showing",
    30: "visible",
}
"""Those of the numbers of `AtspiStateType` that are asked for here."""


class Place(NamedTuple):
    """Where something is found: the name of its program on the bus, and its path there."""

    program: str
    path: str


@dataclass(eq=False)
class Node:
    """What a program says of one of its parts."""

    place: Place
    name: str = ""
    description: str = ""
    role: str = ""
    states: frozenset[str] = frozenset()
    actions: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    """The names of what labels it; read only of boxes in which one thing is chosen."""
    children: list[Node] = field(default_factory=list)
    parent: Node | None = field(default=None, repr=False)

    def all(self) -> Iterator[Node]:
        """Yield this part and all parts in it, in their order."""
        yield self
        for child in self.children:
            yield from child.all()

    def found(self, role: str, *names: str) -> list[Node]:
        """Return the parts of a role in it, only those with one of these names if there are any."""
        return [one for one in self.all() if one.role == role and (not names or one.name in names)]


class Heard(NamedTuple):
    """An event that a program has sent: `kind` as the registry names it, such as `object:announcement`."""

    kind: str
    detail: int
    text: str
    place: Place


class Assistant:
    """Reads and uses programs on a desktop as a screen reader does; `heard` are the events that it asked for."""

    def __init__(self, session_bus: str, *kinds: str) -> None:
        self._session = open_dbus_connection(session_bus)
        launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        status = Properties(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status"))
        (address,) = self._ask(new_method_call(launcher, "GetAddress"))
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._ask(status.set(name, "b", True))
        self._bus = open_dbus_connection(address)
        self.heard: deque[Heard] = deque()
        registry = DBusAddress(REGISTRY, f"{SPI}.Registry", f"{SPI}.Registry")
        calls = [new_method_call(registry, "RegisterEvent", "s", (kind,)) for kind in kinds]
        self._ask_all([*calls, message_bus.AddMatch(MatchRule(type="signal", interface=f"{SPI}.Event.Object"))])

    def close(self) -> None:
        """Leave the desktop."""
        self._bus.close()
        self._session.close()

    def _ask(self, call: Message) -> tuple[Any, ...]:
        """Return the reply of the session bus to a call."""
        return unwrap_msg(self._session.send_and_get_reply(call, timeout=PATIENCE_S))  # type: ignore[no-any-return]

    def _ask_all(self, calls: Sequence[Message]) -> list[tuple[Any, ...] | None]:
        """Return the replies to calls, None for each that failed; all are sent before the first is answered."""
        waiting: dict[int, int] = {}
        for number, call in enumerate(calls):
            serial = next(self._bus.outgoing_serial)
            self._bus.send(call, serial=serial)
            waiting[serial] = number
        replies: list[tuple[Any, ...] | None] = [None] * len(calls)
        end = time.monotonic() + PATIENCE_S
        while waiting:
            message = self._bus.receive(timeout=max(0.0, end - time.monotonic()))
            number = waiting.pop(message.header.fields.get(HeaderFields.reply_serial, -1), None)
            if number is None:
                self._hear(message)
                continue
            try:
                replies[number] = unwrap_msg(message)
            except DBusErrorResponse:
                replies[number] = None
        return replies

    def _hear(self, message: Message) -> None:
        fields = message.header.fields
        if fields.get(HeaderFields.interface) == f"{SPI}.Event.Object":
            minor, detail, _, value, *_ = message.body
            kind = f"object:{_dashed(fields[HeaderFields.member])}" + (f":{minor}" if minor else "")
            place = Place(fields[HeaderFields.sender], fields[HeaderFields.path])
            self.heard.append(Heard(kind, detail, value[1] if value[0] == "s" else "", place))

    def listen(self) -> None:
        """Take in what has been sent until now."""
        try:
            while True:
                self._hear(self._bus.receive(timeout=0.0))
        except TimeoutError:
            return

    def wait_for(self, what: str, look: Callable[[], T | None]) -> T:
        """Return the first thing that is found by looking again and again, or fail."""
        end = time.monotonic() + PATIENCE_S
        while not (found := look()):
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.02)
        return found

    def program(self, name: str) -> Place | None:
        """Return the root of a program, if it is there."""
        desktop = Place(f"{SPI}.Registry", ROOT)
        (found,) = self._ask_all([_call(desktop, "Accessible", "GetChildren")])
        places = [Place(*one) for one in found[0]] if found else []
        names = self._ask_all([_property(place, "Name") for place in places])
        return next((place for place, one in zip(places, names, strict=True) if one and one[0][1] == name), None)

    def read(self, place: Place) -> Node:
        """Return a part with all that can be seen in it."""
        root = Node(place)
        level = [root]
        while level:
            self._describe(level)
            level = [node for node in level if "visible" in node.states or node is root]
            replies = self._ask_all([_call(node.place, "Accessible", "GetChildren") for node in level])
            for node, reply in zip(level, replies, strict=True):
                node.children = [Node(Place(*one), parent=node) for one in reply[0]] if reply else []
            level = [child for node in level for child in node.children]
        for node in [*root.all()]:
            node.children = [child for child in node.children if "visible" in child.states]
        return root

    def _describe(self, nodes: Sequence[Node]) -> None:
        calls = []
        for node in nodes:
            calls += [
                _property(node.place, "Name"),
                _property(node.place, "Description"),
                _call(node.place, "Accessible", "GetRoleName"),
                _call(node.place, "Accessible", "GetState"),
                _call(node.place, "Action", "GetActions"),
            ]
        replies = self._ask_all(calls)
        for number, node in enumerate(nodes):
            name, description, role, states, actions = replies[5 * number : 5 * number + 5]
            node.name = name[0][1] if name else ""
            node.description = description[0][1] if description else ""
            node.role = role[0] if role else ""
            node.states = _states(*states[0]) if states else frozenset()
            node.actions = tuple(one[0] for one in actions[0]) if actions else ()
        for box in nodes:
            if box.role == "combo box":
                box.labels = tuple(self._labels(box.place))

    def _labels(self, place: Place) -> Iterator[str]:
        (relations,) = self._ask_all([_call(place, "Accessible", "GetRelationSet")])
        for kind, others in relations[0] if relations else ():
            if kind == LABELLED_BY:
                names = self._ask_all([_property(Place(*one), "Name") for one in others])
                yield from (name[0][1] for name in names if name)

    def place_in_window(self, node: Node) -> tuple[int, int, int, int] | None:
        """Return left, top, width and height of a part in its window; None if it has gone meanwhile."""
        (found,) = self._ask_all([_call(node.place, "Component", "GetExtents", "u", (IN_WINDOW,))])
        return found[0] if found else None

    def press_key(self, key: int, kind: int = KEY_SYM) -> None:
        """Press a key of the keyboard and let it go; `key` is its number in X (a keysym), or as its `kind` says."""
        controller = DBusAddress(f"{REGISTRY}/deviceeventcontroller", f"{SPI}.Registry", f"{SPI}.DeviceEventController")
        self._ask_all([new_method_call(controller, "GenerateKeyboardEvent", "isu", (key, "", kind))])

    def write(self, node: Node, text: str) -> None:
        """Put a text into a field instead of the one that is there."""
        self._ask_all([_call(node.place, "EditableText", "SetTextContents", "s", (text,))])

    def act(self, node: Node, action: str) -> None:
        """Do something with a part; what it leads to may come later."""
        number = node.actions.index(action)
        self._ask_all([_call(node.place, "Action", "DoAction", "i", (number,))])


def _dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def _states(low: int, high: int) -> frozenset[str]:
    return frozenset(name for bit, name in STATES.items() if (low | high << 32) >> bit & 1)


def _call(place: Place, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()) -> Message:
    address = DBusAddress(place.path, place.program, f"{SPI}.{interface}")
    return new_method_call(address, method, signature or None, body)


def _property(place: Place, name: str) -> Message:
    return Properties(DBusAddress(place.path, place.program, f"{SPI}.Accessible")).get(name)

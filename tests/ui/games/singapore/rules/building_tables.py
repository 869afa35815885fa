"""Makes the tables of all buildings in the rules of Singapore out of the game's data, in each language.

`python -m tests.ui.games.singapore.rules.building_tables` writes them into the chapters, below what is written there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.rules.box import Amounts, Building, usual_box
from indonesia_qt.games.singapore.rules.constants import STACKS

CHAPTER = "16-buildings.md"
FIRST = "\n## "
"""How the tables begin."""
UNVERIFIED = "\N{NO-BREAK SPACE}\N{DAGGER}"


class Words(Struct, frozen=True):
    """The words of the tables in one language; what is counted has a form for one and one for many."""

    start: str
    stack: str
    columns: tuple[str, str, str]
    dark: str
    take: str
    goods: tuple[tuple[str, str], ...]
    any: tuple[str, str]
    same: str
    points: str
    chips: str
    worker: str
    steps: str
    jump: str
    money: str = "£{}"


WORDS = {
    "en": Words(
        "Start buildings",
        "Stack {}",
        ("building", "action", "illegal"),
        "dark",
        "take {}",
        (("brick", "bricks"), ("cloth", "cloth"), ("tea", "tea"), ("opium", "opium")),
        ("good of any kind", "goods of any kind"),
        "goods of one kind",
        "VP",
        "[return](S-RAI-05) up to {} black chips to the bag",
        "get your [second worker](S-HLP-01)",
        "up to {} [further steps](S-HLP-04) for this worker",
        "put a worker on [any other building](S-HLP-04)",
    ),
    "de": Words(
        "Startgebäude",
        "Stapel {}",
        ("Gebäude", "Aktion", "illegal"),
        "dunkel",
        "nimm {}",
        (("Ziegel", "Ziegel"), ("Stoff", "Stoffe"), ("Tee", "Tee"), ("Opium", "Opium")),
        ("beliebiges Gut", "beliebige Güter"),
        "gleiche Güter",
        "SP",
        "bis zu {} schwarze Chips [in den Beutel](S-RAI-05) zurücklegen",
        "gibt dir deinen [zweiten Arbeiter](S-HLP-01)",
        "bis zu {} [weitere Schritte](S-HLP-04) für diesen Arbeiter",
        "setzt einen Arbeiter auf [ein anderes Gebäude](S-HLP-04)",
    ),
    "fr": Words(
        "Bâtiments de départ",
        "Pile {}",
        ("bâtiment", "action", "illégal"),
        "sombre",
        "prendre {}",
        (("brique", "briques"), ("étoffe", "étoffes"), ("thé", "thés"), ("opium", "opium")),
        ("marchandise au choix", "marchandises au choix"),
        "marchandises identiques",
        "PV",
        "[remettre](S-RAI-05) jusqu’à {} jetons noirs dans le sac",
        "recevoir votre [deuxième ouvrier](S-HLP-01)",
        "jusqu’à {} [pas de plus](S-HLP-04) pour cet ouvrier",
        "placer un ouvrier sur [n’importe quel autre bâtiment](S-HLP-04)",
        "{}\N{NO-BREAK SPACE}£",
    ),
    "it": Words(
        "Edifici iniziali",
        "Pila {}",
        ("edificio", "azione", "illegale"),
        "scura",
        "prendi {}",
        (("mattone", "mattoni"), ("tessuto", "tessuti"), ("tè", "tè"), ("oppio", "oppio")),
        ("merce a scelta", "merci a scelta"),
        "merci uguali",
        "PV",
        "rimetti [nel sacchetto](S-RAI-05) fino a {} gettoni neri",
        "ricevi il tuo [secondo lavoratore](S-HLP-01)",
        "fino a {} [altri passi](S-HLP-04) per questo lavoratore",
        "metti un lavoratore su [un altro edificio](S-HLP-04)",
    ),
    "nl": Words(
        "Startgebouwen",
        "Stapel {}",
        ("gebouw", "actie", "illegaal"),
        "donker",
        "neem {}",
        (("baksteen", "bakstenen"), ("stof", "stof"), ("thee", "thee"), ("opium", "opium")),
        ("goed naar keuze", "goederen naar keuze"),
        "gelijke goederen",
        "OP",
        "leg tot {} zwarte fiches [terug in de zak](S-RAI-05)",
        "je krijgt je [tweede arbeider](S-HLP-01)",
        "tot {} [extra stappen](S-HLP-04) voor deze arbeider",
        "zet een arbeider op [een ander gebouw](S-HLP-04)",
    ),
    "id": Words(
        "Bangunan awal",
        "Tumpukan {}",
        ("bangunan", "aksi", "ilegal"),
        "gelap",
        "ambil {}",
        (("bata", "bata"), ("kain", "kain"), ("teh", "teh"), ("opium", "opium")),
        ("barang pilihan", "barang pilihan"),
        "barang sejenis",
        "PK",
        "kembalikan hingga {} cip hitam [ke kantong](S-RAI-05)",
        "dapatkan [pekerja kedua](S-HLP-01)",
        "hingga {} [langkah tambahan](S-HLP-04) untuk pekerja ini",
        "taruh pekerja di [bangunan lain](S-HLP-04)",
    ),
}


def tables(language: str) -> str:
    """Return the tables of all buildings in a language, each under its heading."""
    box, words = usual_box(), WORDS[language]
    groups: list[tuple[str, Sequence[Building]]] = [(words.start, box.start_buildings)]
    for stack in STACKS:
        of_stack = [building for building in box.buildings if building.stack == stack]
        groups.append((words.stack.format("I" * stack), of_stack))
    return "\n".join(line for title, buildings in groups for line in _table(title, buildings, language))


def _table(title: str, buildings: Sequence[Building], language: str) -> Iterator[str]:
    words = WORDS[language]
    yield from (f"## {title}", "")
    columns = words.columns if any(building.illegal for building in buildings) else words.columns[:2]
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"
    for building in buildings:
        name = dict(building.names).get(language, building.name)
        dark = f" {words.dark}" if building.illegal else ""
        cells = f" {name} ", f" {_action(building, words)} ", f"{dark} "
        yield f"|{'|'.join(cells[: len(columns)])}|"
    yield ""


def _action(building: Building, words: Words) -> str:
    """What a building does, with a mark where that was chosen."""
    if building.trades:
        trade, arrow = (
            building.trades[0],
            "\N{LEFT RIGHT ARROW}" if len(building.trades) > 1 else "\N{RIGHTWARDS ARROW}",
        )
        paid, gained = _amounts(trade.pay, words), _amounts(trade.gain, words)
        text = f"{paid} {arrow} {gained}" if paid else words.take.format(gained)
    elif building.returned_chips:
        text = words.chips.format(building.returned_chips)
    elif building.second_worker:
        text = words.worker
    else:
        text = words.steps.format(building.extra_steps) if building.extra_steps else words.jump
    return text + (UNVERIFIED if "trades" in building.unverified else "")


def _amounts(amounts: Amounts, words: Words) -> str:
    parts = [f"{n} {names[n > 1]}" for n, names in zip(amounts.goods, words.goods, strict=True) if n]
    if amounts.any:
        parts.append(f"{amounts.any} {words.any[amounts.any > 1]}")
    if amounts.same:
        parts.append(f"{amounts.same} {words.same}")
    if amounts.money:
        parts.append(words.money.format(amounts.money))
    if amounts.vp:
        parts.append(f"{amounts.vp} {words.points}")
    return " + ".join(parts)


def main() -> None:
    """Write the tables of all languages."""
    for language in WORDS:
        file = paths.resources() / "rules" / "singapore" / language / CHAPTER
        text = file.read_text(encoding="utf-8").partition(FIRST)[0].rstrip("\n")
        file.write_text(f"{text}\n\n{tables(language)}", encoding="utf-8")


if __name__ == "__main__":
    main()

"""JSON from strangers: an object that has a key twice is refused, whatever else it holds."""

from __future__ import annotations

import pytest

from indonesia_qt.files.strict_json import DoubleKeyError, check_unique_keys


@pytest.mark.parametrize("sound", [b"1", b"[]", b'{"a":1,"b":{"a":2}}', b'[{"a":1},{"a":1}]', b'{"":null,"A":1,"a":2}'])
def test_objects_with_each_key_once_pass(sound: bytes) -> None:
    check_unique_keys(sound)


@pytest.mark.parametrize(
    "double",
    [b'{"a":1,"a":1}', b'[{"b":{"c":[{"a":1,"x":2,"a":3}]}}]', b'{"a":1,"\\u0061":2}', b'{"a":{"b":1},"a":{"c":1}}'],
    ids=["equal", "inside", "escaped", "objects"],
)
def test_a_key_that_is_there_twice_is_named(double: bytes) -> None:
    with pytest.raises(ValueError, match=r"The key “a” is used twice\."):
        check_unique_keys(double)


def test_the_line_of_the_second_key_is_known() -> None:
    text = '{"a": "\\"{\\"a\\":1}",\n"b": {"a": 1,\n "c": [{"a": 1}]},\n"\\u0062": 2}'
    with pytest.raises(DoubleKeyError) as caught:
        check_unique_keys(text.encode())
    assert caught.value.line == 4


def test_the_sentence_stays_short() -> None:
    key = "\n".join(["long"] * 10_000)
    with pytest.raises(ValueError, match="long") as caught:
        check_unique_keys(f'{{"{key}":1,"{key}":2}}'.replace("\n", "\\n").encode())
    assert len(str(caught.value)) < 500
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("depth", [50_000, 500_000])
@pytest.mark.parametrize("opened", [b"[", b'{"a":'], ids=["lists", "objects"])
def test_deep_nesting_is_refused(opened: bytes, depth: int) -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        check_unique_keys(opened * depth)


@pytest.mark.parametrize("broken", [b"", b"{", b"\xff", b"\xef\xbb\xbf{}", '{"a":1}'.encode("utf-16")])
def test_what_is_no_json_is_refused(broken: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_unique_keys(broken)


def test_a_number_of_many_digits_is_never_computed() -> None:
    check_unique_keys(b'{"a":' + b"7" * 100_000 + b"}")


def test_half_a_surrogate_pair_gives_a_sentence_that_can_be_written() -> None:
    with pytest.raises(ValueError, match="used twice") as caught:
        check_unique_keys(b'{"\\ud800":1,"\\ud800":2}')
    str(caught.value).encode()

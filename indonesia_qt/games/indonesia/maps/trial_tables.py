"""The balance of a map in figures: places in the order of play, deeds, goods, city cards, cities, seas, eras."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from indonesia_qt.board.measures import FIRST, Balance, Column, Row, Table, lengths, mean, share, winners
from indonesia_qt.board.trial import Trial
from indonesia_qt.games.indonesia.maps.trial_findings import findings, why_not_started
from indonesia_qt.games.indonesia.maps.witness import Figures, figures_of, income_shares
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME
from indonesia_qt.games.indonesia.rules.scenario import CityCard, Deed, Scenario
from indonesia_qt.i18n.text import counted, enumerated, labelled, tr


def balance(scenario: Scenario, games: Sequence[Trial]) -> Balance:
    """Return what these games, one at least and all with the same number of players, say about the map."""
    figures = [figures_of(trial) for trial in games]
    tables = (
        _places(games, figures),
        _deeds(scenario, figures),
        _kinds(figures),
        _cards(scenario, figures),
        _cities(scenario, figures),
        _seas(scenario, figures),
        _eras(figures),
        lengths(tr("Years"), games),
    )
    traffic = {sea: fmean(one.sailed.get(sea, 0) for one in figures) for sea in scenario.sea_neighbours}
    title = tr("Goods shipped through each sea in a game")
    return Balance(tables, tuple(findings(scenario, games, tables)), traffic, title)


def _places(games: Sequence[Trial], figures: Sequence[Figures]) -> Table:
    """Who won, by the order of play in the first year."""
    by_order = [
        (one.order.index(trial.ranking[0]), [trial.scores[seat] for seat in one.order])
        for trial, one in zip(games, figures, strict=True)
    ]
    return winners(tr("Starting order of play"), FIRST, tr("Money at the end (Rp)"), by_order)


def _deeds(scenario: Scenario, figures: Sequence[Figures]) -> Table:
    columns = (
        Column("taken", tr("Started"), "share"),
        Column("year", tr("In year"), digits=1),
        Column("earned", tr("Rp per game")),
        Column("better", tr("Rp more than others")),
    )
    about = tr(
        "Sales minus ship fees (for shipping: fees received), in games where the deed was started. A merged company’s "
        "earnings are split equally among its deeds. Compared with other deeds of the same era and type in the same "
        "games."
    )
    rows = (_deed(scenario, deed, figures) for deed in scenario.deeds.values())
    return Table("deeds", tr("Deeds"), about, tr("Deed"), columns, tuple(rows))


def _deed(scenario: Scenario, deed: Deed, figures: Sequence[Figures]) -> Row:
    name = tr("{deed} (era {era})", deed=tr(deed.name), era=ERAS[deed.era].upper())
    started = [one for one in figures if deed.id in one.started]
    cells = {"taken": share(len(started), len(figures))}
    if not started:
        return Row(deed.id, name, cells, why_not_started(deed, figures))
    cells["year"] = mean([one.started[deed.id] for one in started])
    cells["earned"] = mean([one.earned.get(deed.id, 0.0) for one in started])
    alike = [
        other.id
        for other in scenario.deeds.values()
        if other is not deed and (other.era, other.kind) == (deed.era, deed.kind)
    ]
    better = []
    for one in started:
        others = [one.earned.get(other, 0.0) for other in alike if other in one.started]
        if others:
            better.append(one.earned.get(deed.id, 0.0) - fmean(others))
    if better:
        # Of two deeds one is as much better as the other is worse: they are one comparison.
        is_twin = len(alike) == 1 and list(scenario.deeds).index(alike[0]) < list(scenario.deeds).index(deed.id)
        cells["better"] = mean(better, None if is_twin else 0.0)
    return Row(deed.id, name, cells)


def _kinds(figures: Sequence[Figures]) -> Table:
    shares = income_shares(figures)
    rows = (Row(kind, tr(KIND_NAME[kind]), {"income": mean([part])}) for kind, part in shares.items())
    columns = (Column("income", tr("Of all income"), "share"),)
    about = tr("Income from goods sold, after ship fees.")
    return Table("kinds", tr("Types of companies"), about, tr("Type"), columns, tuple(rows))


def _cards(scenario: Scenario, figures: Sequence[Figures]) -> Table:
    columns = Column("dealt", tr("Dealt"), "share"), Column("built", tr("Built"), "share")
    about = tr("“Built” counts only games in which the card was dealt and its era began.")
    rows = (_card(scenario, card, figures) for card in scenario.cards.values())
    return Table("cards", tr("City cards"), about, tr("City card"), columns, tuple(rows))


def _card(scenario: Scenario, card: CityCard, figures: Sequence[Figures]) -> Row:
    provinces = enumerated(tr(scenario.name[of]) for of in card.provinces)
    name = labelled(card.id, provinces)
    dealt = [one for one in figures if card.id in one.dealt]
    due = [one for one in dealt if len(one.years) > card.era]
    cells = {"dealt": share(len(dealt), len(figures))}
    if not dealt:
        return Row(card.id, name, cells, tr("It was never dealt."))
    if not due:
        return Row(card.id, name, cells, tr("Its era never began."))
    cells["built"] = share(sum(card.id in one.cities.values() for one in due), len(due))
    stuck = sum(card.id in one.forfeited for one in due)
    note = counted(stuck, "No room for a city in {n} game.", "No room for a city in {n} games.") if stuck else ""
    return Row(card.id, name, cells, note)


def _cities(scenario: Scenario, figures: Sequence[Figures]) -> Table:
    columns = (
        Column("built", tr("Games with a city"), "share"),
        Column("fed", tr("Cities that got goods"), "share"),
        Column("goods", tr("Goods for a city"), digits=1),
    )

    def row(province: str, areas: Sequence[str]) -> Row | None:
        cities = [(one, city) for one in figures for city in areas if city in one.cities]
        if not cities:
            return None
        cells = {
            "built": share(sum(not one.cities.keys().isdisjoint(areas) for one in figures), len(figures)),
            "fed": share(sum(city in one.delivered for one, city in cities), len(cities)),
            "goods": mean([one.delivered.get(city, 0) for one, city in cities]),
        }
        return Row(province, tr(scenario.name[province]), cells)

    rows = filter(None, (row(*pair) for pair in scenario.areas_of.items()))
    about = tr("Provinces in which a city was built.")
    return Table("cities", tr("Cities"), about, tr("Province"), columns, tuple(rows))


def _seas(scenario: Scenario, figures: Sequence[Figures]) -> Table:
    columns = Column("used", tr("Games with ships at work"), "share"), Column("goods", tr("Goods per game"), digits=1)
    rows = (
        Row(
            sea,
            tr(scenario.name[sea]),
            {
                "used": share(sum(sea in one.sailed for one in figures), len(figures)),
                "goods": mean([one.sailed.get(sea, 0) for one in figures]),
            },
        )
        for sea in scenario.sea_neighbours
    )
    about = tr("A good counts once for each ship that carried it.")
    return Table("seas", tr("Seas"), about, tr("Sea"), columns, tuple(rows))


def _eras(figures: Sequence[Figures]) -> Table:
    columns = Column("began", tr("Began"), "share"), Column("years", tr("Years"), digits=1)

    def row(era: int) -> Row:
        lasted = [one.years[era] for one in figures if len(one.years) > era]
        cells = {"began": share(len(lasted), len(figures))}
        if lasted:
            cells["years"] = mean(lasted)
        return Row(ERAS[era], tr("Era {era}", era=ERAS[era].upper()), cells)

    return Table("eras", tr("Eras"), "", tr("Era"), columns, tuple(map(row, range(len(ERAS)))))

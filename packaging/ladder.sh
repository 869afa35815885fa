#!/bin/sh
# Measures how strong the levels of a game's bots are: one of a level alone against a weaker one in all other seats. Writes
# the game's file in resources/ladders and its table in resources/docs/explanation/bots.md; the first time it installs what
# is needed.
#
# Before each table stands the command by which anybody plays the same games again, and behind it the row of the leaderboard.
#
#   GAME=singapore GAMES=400 JOBS=2 OUT=FOLDER sh packaging/ladder.sh
#   EXPERT=expert@0.5 sh packaging/ladder.sh
#   MAPS="lagoon philippines" GAMES=40 sh packaging/ladder.sh
#
# GAME is the game (indonesia), GAMES how many games each tournament has (400), JOBS how many are played at a time (as many
# as there are cores), OUT the folder that keeps them (ladder/GAME), EXPERT the time that the strongest level of Indonesia
# gets (its usual one), MAPS the maps beside the usual one on which its levels are measured (none). What was played is not played again: the same command goes on where it was stopped.
. "$(dirname "$0")/prepare.sh"

prepare play 100 400
game=${GAME:-indonesia}
games=${GAMES:-400}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
expert=${EXPERT:-expert}
case ${OUT:-ladder/$game} in
    /*) out=$OUT ;;
    *) out=$here/${OUT:-ladder/$game} ;;
esac
mkdir -p "$out" || exit 1

# alone PLAYERS ONE AGAINST [MAP]: every deal is played in every rotation of the seats.
alone() {
    seats=$2
    for _ in $(seq 2 "$1"); do
        seats=$seats,$3
    done
    played="tournament --game $game --seats $seats --games $(((games + $1 - 1) / $1 * $1)) --seed 20260000${4:+ --map $4}"
    say "== indonesia-qt $played"
    file=$out/$1-$2-$3${4:+-$4}.jsonl
    "$venv/bin/python" -m indonesia_qt $played --jobs "$jobs" --out "$file" || exit 1
    "$venv/bin/python" -m indonesia_qt.bots.tournament.ladder_report "$file" || exit 1
}

levels() {
    alone "$1" medium easy $2
    alone "$1" hard medium $2
    alone "$1" "$expert" hard $2
}

case $game in
    indonesia)
        for players in 4 3 5 2; do
            levels $players
        done
        for map in $MAPS; do
            for players in 2 3 4 5; do
                levels $players "$map"
            done
        done
        ;;
    *)
        for players in 4 3 2; do
            levels $players
        done
        ;;
esac
exec "$venv/bin/python" -m indonesia_qt.bots.tournament.ladder_report "$out"

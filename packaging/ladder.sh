#!/bin/sh
# Measures how strong the levels of the bots are: one of a level alone against a weaker one in all other seats. Writes
# resources/ladders/indonesia.json and the table in resources/docs/explanation/bots.md; the first time it installs what is
# needed.
#
#   GAMES=400 JOBS=2 OUT=FOLDER EXPERT=expert@0.5 sh packaging/ladder.sh
#
# GAMES is how many games each tournament has (400), JOBS how many are played at a time (as many as there are cores), OUT
# the folder that keeps them (ladder), EXPERT the time that the strongest level gets (its usual one). What was played is
# not played again: the same command goes on where it was stopped.
. "$(dirname "$0")/prepare.sh"

prepare play 100
games=${GAMES:-400}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
expert=${EXPERT:-expert}
case ${OUT:-ladder} in
    /*) out=$OUT ;;
    *) out=$here/${OUT:-ladder} ;;
esac
mkdir -p "$out" || exit 1

# alone PLAYERS ONE AGAINST: every deal is played in every rotation of the seats.
alone() {
    seats=$2
    for _ in $(seq 2 "$1"); do
        seats=$seats,$3
    done
    say "== $seats"
    "$venv/bin/python" -m indonesia_qt tournament --seats "$seats" --games $(((games + $1 - 1) / $1 * $1)) --seed 20260000 \
        --jobs "$jobs" --out "$out/$1-$2-$3.jsonl" || exit 1
}

for players in 4 3 5; do
    alone $players medium easy
    alone $players hard medium
    alone $players "$expert" hard
done
alone 4 "$expert" easy
alone 2 "$expert" medium
exec "$venv/bin/python" -m indonesia_qt.bots.tournament.ladder_report "$out"

import type { Club } from './clubs.ts';
import { lanes } from './daily-programme.ts';
import { createMatchId, draftMatch, type MatchPlan } from './draft-match.ts';
import type { EventDraft } from './event-draft.ts';
import type { League } from './leagues.ts';
import { getMatchDay } from './season.ts';

const hourMs = 3_600_000;
const kickOffHour = 19;
/** The days from a cup night to the next round of the league. */
const daysBeforeRound = 3;
/** The day of the next cup night, after the upcoming rounds of the league. */
const nextNightDay = 17;

/** A cup night: its round, counted from today's, and the round of the league that follows it. */
type Night = readonly [roundsFromToday: number, leagueRound: number];
const lastSeason: readonly [Night, Night, Night, Night] = [
  [-5, -49],
  [-4, -44],
  [-3, -39],
  [-2, -34],
];
const thisSeason: readonly [Night, Night] = [
  [-1, -8],
  [0, -1],
];

type Tie = readonly [home: Club, away: Club];

/** Makes ties of neighbours. */
const pairUp = (clubs: readonly Club[]): Tie[] =>
  clubs.flatMap((home, index): Tie[] => {
    const away = clubs[index + 1];
    return index % 2 === 0 && away ? [[home, away]] : [];
  });

/** Sorts a cup's twelve clubs for its draw: two clubs of the first quarter-final, two with a bye, and the others. */
function drawClubs(cup: League, isFirst: (club: Club) => boolean): { first: Club[]; byes: Club[]; others: Club[] } {
  const [first, rest] = [cup.clubs.filter(isFirst), cup.clubs.filter((club) => !isFirst(club))];
  return { first, byes: rest.slice(0, 2), others: rest.slice(2) };
}

/**
 * Drafts the matches of a cup of twelve clubs: the cup of last season, and this season's until its next semi-final.
 * Today's match is a quarter-final; the other three were played. Four clubs have no match in the first round.
 */
export function draftCupMatches(cup: League): { archived: EventDraft[]; upcoming: EventDraft[] } {
  const archived: EventDraft[] = [];

  const planTie = ([home, away]: Tie, roundsFromToday: number): MatchPlan => {
    const name = `${roundsFromToday > 0 ? 'u' : 'r'}${Math.abs(roundsFromToday)}`;
    return { id: createMatchId(home, away, cup, name), league: cup, home, away, roundsFromToday, offer: 'free' };
  };
  const getOffset = (day: number): number => (day * 24 + kickOffHour) * hourMs;

  /** Drafts the played ties of a night, and returns their winners. */
  const play = (ties: readonly Tie[], [roundsFromToday, leagueRound]: Night): Club[] =>
    ties.map((tie, index) => {
      const offset = getOffset(getMatchDay(cup, leagueRound) - daysBeforeRound);
      const match = draftMatch(planTie(tie, roundsFromToday), {
        status: 'archived',
        timing: 'calendar',
        offset,
        suggested: index === 0,
      });
      archived.push(match);
      return tie[(match.score1 ?? 0) > (match.score2 ?? 0) ? 0 : 1];
    });

  /** Plays the first round, and returns the clubs of the quarter-finals without those of the first one. */
  function playFirstRound({ byes, others }: ReturnType<typeof drawClubs>, night: Night): Club[] {
    const [winner, ...winners] = play(pairUp(others), night);
    return [byes[0], winner, byes[1], ...winners].filter((club) => club !== undefined);
  }

  const lastDraw = drawClubs(cup, (club) => cup.clubs.indexOf(club) % 5 === 4);
  const lastQuarterFinalists = [...lastDraw.first, ...playFirstRound(lastDraw, lastSeason[0])];
  const lastSemiFinalists = play(pairUp(lastQuarterFinalists), lastSeason[1]);
  play(pairUp(play(pairUp(lastSemiFinalists), lastSeason[2])), lastSeason[3]);

  const today = lanes.find(({ leagueIds }) => leagueIds.includes(cup.id))?.first;
  const draw = drawClubs(cup, ({ code }) => code === today?.home || code === today?.away);
  const semiFinalists = play(pairUp(playFirstRound(draw, thisSeason[0])), thisSeason[1]);
  const upcoming = pairUp(semiFinalists).map((tie) =>
    draftMatch(planTie(tie, 1), {
      status: 'upcoming',
      timing: 'calendar',
      offset: getOffset(nextNightDay),
      suggested: true,
    }),
  );
  return { archived, upcoming };
}

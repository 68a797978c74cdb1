import type { EventRow } from '../database/schema.ts';
import type { Progress } from '../live/programme.ts';
import { matchShots, periodClockAt } from '../streams/index.ts';
import { type Sport, toSport } from '../world/leagues.ts';
import { phrasesOf } from '../world/phrases.ts';
import { pickFrom, randomStream, seedOf } from '../world/random.ts';
import type { MatchTag } from './match-tag.ts';

/** What scoring and stopping a shot are called in the language of a sport's leagues. */
const words: Readonly<Record<Sport, { goal: string; save: string }>> = {
  'ice-hockey': { goal: 'Goal', save: 'Save' },
  football: { goal: 'Goal', save: 'Save' },
  basketball: { goal: 'סל', save: 'חסימה' },
  volleyball: { goal: 'Set', save: 'Dig' },
};

interface Scripted {
  seconds: number;
  period: number;
  kind: 'goal' | 'save';
  team: 1 | 2;
}

/** What the rendered recording shows, which all recorded matches share. */
const recorded: readonly Scripted[] = matchShots.map(({ time, side, result }) => ({
  seconds: time,
  period: periodClockAt(time).period,
  kind: result,
  // A save is the other side's.
  team: (side === 'team1') === (result === 'goal') ? 1 : 2,
}));

/** What has happened so far in a match that is on. */
const played = ({ script, startsAt, seenAt }: Progress): Scripted[] =>
  script.goals
    .filter(({ at }) => startsAt + at * 1000 <= seenAt)
    .map(({ at, period, team }) => ({ seconds: at, period, kind: 'goal', team }));

/** Everybody's tags that a match has by itself: the goals so far while it is on, then what its recording shows. */
export function scriptedTags(row: EventRow, progress: Progress | undefined): MatchTag[] {
  const sport = toSport(row.sportType);
  const status = progress?.status ?? row.status;
  if (sport === undefined || row.team1Id === null || row.mediaType !== 'event' || row.clip !== null) return [];
  const isOn = status === 'live';
  if (!isOn && status !== 'archived') return [];
  const moments = isOn && progress ? played(progress) : recorded;
  const { players } = phrasesOf(sport);
  return moments.map(({ seconds, period, kind, team }, index) => {
    // The same player at every look, of the five that this side has.
    const random = randomStream(seedOf(`${row.id} ${kind} ${index}`))();
    const player = 5 * (team - 1) + Math.floor(random * 5);
    return {
      id: `${row.id}-${isOn ? 'live' : 'moment'}-${index + 1}`,
      eventId: row.id,
      title: `${words[sport][kind]}, ${pickFrom(players, player / players.length)}`,
      type: 'player',
      kind,
      isGlobal: true,
      startMs: Math.round(seconds * 1000),
      endMs: null,
      playerNumber: String(7 + 4 * player),
      period,
      teamId: team === 1 ? row.team1Id : row.team2Id,
    };
  });
}

import type { EventRow } from '../database/schema.ts';
import { getMatchState } from '../live/match-script.ts';
import { type MatchScript } from '../live/match-course.ts';
import type { Progress } from '../live/programme.ts';
import { getPace, listRecordedGoals } from '../live/recorded-goals.ts';
import { matchShots, getPeriodClock } from '../streams/index.ts';
import { type Sport, toSport } from '../world/leagues.ts';
import { getPhrases } from '../world/phrases.ts';
import { pickFrom, createRandom, getSeed } from '../world/random.ts';
import type { MatchTag } from './match-tag.ts';

/** The words for a goal and a save, in the language of a sport's leagues. */
const titlesOfSport: Readonly<Record<Sport, { goal: string; save: string }>> = {
  'ice-hockey': { goal: 'Goal', save: 'Save' },
  football: { goal: 'Goal', save: 'Save' },
  basketball: { goal: 'סל', save: 'חסימה' },
  volleyball: { goal: 'Set', save: 'Dig' },
};

interface ScriptedTag {
  seconds: number;
  period: number;
  kind: 'goal' | 'save';
  team: 1 | 2;
}

/** The saves in the rendered recording, which all recorded matches share. The tag names the other side. */
const recordedSaves = matchShots
  .filter(({ result }) => result === 'save')
  .map(({ time, side }) => ({
    seconds: time,
    kind: 'save' as const,
    team: side === 'team1' ? (2 as const) : (1 as const),
  }));

/** The moments in a recording: as many goals as in its score, and the saves. */
function getRecordedTags(sport: Sport, script: MatchScript, scriptGoals: MatchScript['goals']): ScriptedTag[] {
  const getPeriod = (seconds: number): number =>
    sport === 'ice-hockey'
      ? getPeriodClock(seconds).period
      : getMatchState(script, seconds / getPace(script)).clock.period;
  return [
    ...listRecordedGoals(sport, script, scriptGoals).map(({ at, period, team }) => ({
      seconds: at,
      period,
      kind: 'goal' as const,
      team,
    })),
    ...recordedSaves.map((save) => ({ ...save, period: getPeriod(save.seconds) })),
  ];
}

/** The goals so far in a live match. */
const getPlayedTags = ({ scored }: Progress): ScriptedTag[] =>
  scored.map(({ at, period, team }) => ({ seconds: at, period, kind: 'goal', team }));

/** Global tags of a match from its script: the goals so far while it is live, then the moments of its recording. */
export function createScriptedTags(row: EventRow, script: MatchScript, progress: Progress | undefined): MatchTag[] {
  const sport = toSport(row.sportType);
  const status = progress?.status ?? row.status;
  if (sport === undefined || row.team1Id === null || row.mediaType !== 'event' || row.clip !== null) return [];
  const isLive = status === 'live';
  if (!isLive && status !== 'archived') return [];
  const moments =
    isLive && progress ? getPlayedTags(progress) : getRecordedTags(sport, script, progress?.scored ?? script.goals);
  const { players } = getPhrases(sport);
  return moments.map(({ seconds, period, kind, team }, index) => {
    // Draws the same of the side's five players at every call.
    const random = createRandom(getSeed(`${row.id} ${kind} ${index}`))();
    const player = 5 * (team - 1) + Math.floor(random * 5);
    return {
      id: `${row.id}-${isLive ? 'live' : 'moment'}-${index + 1}`,
      eventId: row.id,
      title: `${titlesOfSport[sport][kind]}, ${pickFrom(players, player / players.length)}`,
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

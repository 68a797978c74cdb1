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

/** The titles of goals and saves, in the language of a sport's leagues. */
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

/** The saves in the recording that all matches share. A save's team is the side that did not shoot. */
const recordedSaves = matchShots
  .filter(({ result }) => result === 'save')
  .map(({ time, side }) => ({
    seconds: time,
    kind: 'save' as const,
    team: side === 'team1' ? (2 as const) : (1 as const),
  }));

/** Lists the tags of a recording: the goals of the score, and the saves. */
function getRecordedTags(sport: Sport, script: MatchScript, scriptGoals: MatchScript['goals']): ScriptedTag[] {
  const getPeriod = (seconds: number): number =>
    sport === 'ice-hockey'
      ? getPeriodClock(seconds).period
      : getMatchState(script, seconds / getPace(script)).clock.period;
  return [
    ...listRecordedGoals(sport, script, scriptGoals).map(({ atSeconds, period, team }) => ({
      seconds: atSeconds,
      period,
      kind: 'goal' as const,
      team,
    })),
    ...recordedSaves.map((save) => ({ ...save, period: getPeriod(save.seconds) })),
  ];
}

/** Lists the tags of a live match's goals so far. */
const getPlayedTags = ({ scored }: Progress): ScriptedTag[] =>
  scored.map(({ atSeconds, period, team }) => ({ seconds: atSeconds, period, kind: 'goal', team }));

/** Generates a match's global tags from its script: the goals so far while it is live, later those of its recording. */
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
    // The seed selects the same of the side's five players in every call.
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

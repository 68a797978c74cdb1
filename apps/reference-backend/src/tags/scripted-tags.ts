import type { EventRow } from '../database/schema.ts';
import { type MatchScript } from '../world/match-course.ts';
import type { Progress } from '../world/programme.ts';
import { addClock, getRecordedClock, listRecordedGoals, type TimedGoal } from './recorded-goals.ts';
import { getFilm } from '../streams/index.ts';
import { hasClock, type Sport, toSport } from '../world/leagues.ts';
import { createRandom, getSeed } from '../world/random.ts';
import { pickAssist, type Player, pickPlayer } from '../world/squads.ts';
import type { MatchTag } from './match-tag.ts';

/** The titles of goals and saves, in the language of a sport's leagues. */
const titlesOfSport: Readonly<Record<Sport, { goal: string; save: string }>> = {
  'ice-hockey': { goal: 'Goal', save: 'Save' },
  football: { goal: 'Goal', save: 'Save' },
  basketball: { goal: 'סל', save: 'חסימה' },
  volleyball: { goal: 'Set', save: 'Dig' },
};

interface ScriptedTag {
  /** The number of the moment among those of its match, from 0, goals first. */
  index: number;
  seconds: number;
  period: number;
  kind: 'goal' | 'save';
  team: 1 | 2;
  /** The seconds played in the period; undefined if the backend does not know them. */
  clockSeconds?: number;
}

const toTag = ({ atSeconds, period, team, clockSeconds }: TimedGoal, index: number): ScriptedTag => ({
  index,
  seconds: atSeconds,
  period,
  kind: 'goal',
  team,
  clockSeconds,
});

/** Lists the saves in a sport's recording. A save's team is the side that did not shoot. */
const listRecordedSaves = (sport: Sport) =>
  getFilm(sport)
    .shots.filter(({ result }) => result === 'save')
    .map(({ time, side }) => ({
      seconds: time,
      kind: 'save' as const,
      team: side === 'team1' ? (2 as const) : (1 as const),
    }));

/** Lists the tags of a recording: the goals that it shows, and the saves. */
function getRecordedTags(sport: Sport, script: MatchScript, goals: MatchScript['goals']): ScriptedTag[] {
  return [
    ...listRecordedGoals(sport, script, goals).flatMap((goal, index) => (goal.isShown ? [toTag(goal, index)] : [])),
    ...listRecordedSaves(sport).map((save, index) => {
      const { period, seconds: clockSeconds } = getRecordedClock(sport, script, goals, save.seconds);
      return { ...save, index: goals.length + index, period, clockSeconds };
    }),
  ];
}

/** Lists the tags of a live match's goals so far. */
const getPlayedTags = ({ scored, script }: Progress): ScriptedTag[] => addClock(script, scored).map(toTag);

/** The player of a goal or save, and the assist. */
interface MomentPlayers {
  player: Player;
  assist: Player | undefined;
}

/**
 * Picks the players of a moment: the same ones in every call.
 * @param index the number of the moment among those of its match, from 0, goals first
 */
export function pickPlayers(row: EventRow, kind: 'goal' | 'save', index: number, teamId: string): MomentPlayers {
  const random = createRandom(getSeed(`${row.id} ${kind} ${index}`));
  const player = pickPlayer(teamId, kind, random());
  const hasAssists = kind === 'goal' && row.sportType !== 'volleyball';
  return { player, assist: hasAssists ? pickAssist(teamId, player, random()) : undefined };
}

/** The wire's fields of a goal: scorer, assist and match clock. */
export function getGoalFields(row: EventRow, { player, assist }: MomentPlayers, clockSeconds: number | undefined) {
  return {
    player_id: player.id,
    assist_id: assist?.id,
    clock_seconds: hasClock(row.sportType) ? clockSeconds : undefined,
  };
}

/** Generates a match's global tags from its script: the goals so far while it is live, later the recording's goals. */
export function createScriptedTags(row: EventRow, script: MatchScript, progress: Progress | undefined): MatchTag[] {
  const sport = toSport(row.sportType);
  const status = progress?.status ?? row.status;
  const { team1Id, team2Id } = row;
  if (sport === undefined || team1Id === null || team2Id === null || row.mediaType !== 'event' || row.clip !== null)
    return [];
  const isLive = status === 'live';
  if (!isLive && status !== 'archived') return [];
  const moments =
    isLive && progress ? getPlayedTags(progress) : getRecordedTags(sport, script, progress?.scored ?? script.goals);
  return moments.map(({ index, seconds, period, kind, team, clockSeconds }) => {
    const teamId = team === 1 ? team1Id : team2Id;
    const players = pickPlayers(row, kind, index, teamId);
    const { player } = players;
    return {
      id: `${row.id}-${isLive ? 'live' : 'moment'}-${index + 1}`,
      eventId: row.id,
      title: `${titlesOfSport[sport][kind]}, ${player.name}`,
      type: 'player',
      kind,
      isGlobal: true,
      startMs: Math.round(seconds * 1000),
      endMs: null,
      playerNumber: String(player.number),
      period,
      teamId,
      goalFields: getGoalFields(row, players, clockSeconds),
    };
  });
}

import type { EventRow } from '../database/schema.ts';
import { type MatchScript } from '../world/match-course.ts';
import type { Progress } from '../world/programme.ts';
import { addFacts, getRecordedClock, listRecordedGoals, type TimedGoal } from './recorded-goals.ts';
import { getFilm, type MatchShot } from '../streams/index.ts';
import { hasClock, type Sport, toSport } from '../world/leagues.ts';
import { createRandom, getSeed } from '../world/random.ts';
import { findSaver, pickAssist, type Player, pickScorer } from '../world/squads.ts';
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
  /** The film's shot; undefined without a picture. */
  shot?: MatchShot | undefined;
}

const toTag = ({ atSeconds, ...goal }: TimedGoal, index: number): ScriptedTag => ({
  index,
  seconds: atSeconds,
  kind: 'goal',
  period: goal.period,
  team: goal.team,
  clockSeconds: goal.clockSeconds,
  shot: goal.shot,
});

/** Lists the saves in a sport's recording. A save's team is the side that did not shoot. */
const listRecordedSaves = (sport: Sport) =>
  getFilm(sport)
    .shots.filter(({ result }) => result === 'save')
    .map((shot) => ({
      seconds: shot.time,
      kind: 'save' as const,
      team: shot.side === 'team1' ? (2 as const) : (1 as const),
      shot,
    }));

/** Lists the tags of a recording: the goals that it shows, and the saves. */
function getRecordedTags(
  sport: Sport,
  script: MatchScript,
  goals: MatchScript['goals'],
  wasLive: boolean,
): ScriptedTag[] {
  return [
    ...listRecordedGoals(sport, script, goals, wasLive).flatMap((goal, index) =>
      goal.isShown ? [toTag(goal, index)] : [],
    ),
    ...listRecordedSaves(sport).map((save, index) => {
      const { period, seconds: clockSeconds } = getRecordedClock(sport, script, goals, save.seconds);
      return { ...save, index: goals.length + index, period, clockSeconds };
    }),
  ];
}

/** Lists the tags of a live match's goals so far. */
const getPlayedTags = (sport: Sport, { scored, script }: Progress): ScriptedTag[] =>
  addFacts(sport, script, scored, true).map(toTag);

/** The player of a goal or save, and the assist. */
interface MomentPlayers {
  player: Player;
  assist: Player | undefined;
}

/**
 * Picks the players of a goal: the same ones in every call.
 * @param index the number of the goal among those of its match, from 0
 * @param shot the film's shot that shows the goal, whose shooter scores
 */
export function pickGoalPlayers(
  row: Pick<EventRow, 'id' | 'sportType'>,
  index: number,
  teamId: string,
  shot: MatchShot | undefined,
): MomentPlayers {
  const random = createRandom(getSeed(`${row.id} goal ${index}`));
  const player = pickScorer(teamId, random(), shot?.playerNumber);
  return { player, assist: row.sportType === 'volleyball' ? undefined : pickAssist(teamId, player, random()) };
}

/** Finds the latest goal of a live match, with its players; undefined before the first goal. */
export function findLastGoal(row: EventRow, { scored, script }: Progress): (TimedGoal & MomentPlayers) | undefined {
  const index = scored.length - 1;
  const goal = addFacts(toSport(row.sportType), script, scored, true).at(-1);
  const teamId = goal?.team === 1 ? row.team1Id : row.team2Id;
  return goal && teamId !== null ? { ...goal, ...pickGoalPlayers(row, index, teamId, goal.shot) } : undefined;
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
    isLive && progress
      ? getPlayedTags(sport, progress)
      : getRecordedTags(sport, script, progress?.scored ?? script.goals, progress !== undefined);
  return moments.map(({ index, seconds, period, kind, team, clockSeconds, shot }) => {
    const teamId = team === 1 ? team1Id : team2Id;
    const players =
      kind === 'goal'
        ? pickGoalPlayers(row, index, teamId, shot)
        : { player: findSaver(teamId, `team${team}`, shot?.saverNumber), assist: undefined };
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
      clockSeconds: null,
      teamId,
      goalFields: getGoalFields(row, players, clockSeconds),
    };
  });
}

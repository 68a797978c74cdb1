import type { Moment } from '../moments/moment.ts';
import { lookOf, type MomentLook } from './moment-words.ts';

/** What a viewer wants to see; what is left out, all of it. */
export interface MomentFilter {
  /** A kind, or the viewer's own. */
  kind?: MomentLook | 'own' | undefined;
  /** A team's id. */
  team?: string | undefined;
  /** A player, as `playerOf` names them. */
  player?: string | undefined;
}

/** Names a player among all of a match: numbers are a team's own. Undefined where a moment names none. */
export const playerOf = ({ team, shirt }: Moment): string | undefined =>
  shirt === undefined ? undefined : `${team?.id ?? ''} ${shirt}`;

const isOfKind = (moment: Moment, kind: MomentFilter['kind']): boolean =>
  kind === undefined || (kind === 'own' ? !moment.global : lookOf(moment) === kind);

export const filterMoments = (moments: readonly Moment[], { kind, team, player }: MomentFilter): Moment[] =>
  moments.filter(
    (moment) =>
      isOfKind(moment, kind) &&
      (team === undefined || moment.team?.id === team) &&
      (player === undefined || playerOf(moment) === player),
  );

export interface KindCount {
  kind: MomentLook | 'own';
  count: number;
}

const kinds = ['goal', 'card', 'penalty', 'save', 'other', 'own'] as const;

/** Whether a word from outside names a kind. */
export const isKind = (word: string): word is KindCount['kind'] => kinds.some((kind) => kind === word);

/** What of a filter there is to choose among these moments: an address may name a player who has none. */
export function knownFilter(moments: readonly Moment[], { kind, team, player }: MomentFilter): MomentFilter {
  const has = (part: MomentFilter): boolean => filterMoments(moments, part).length > 0;
  return {
    kind: has({ kind }) ? kind : undefined,
    team: has({ team }) ? team : undefined,
    player: has({ player }) ? player : undefined,
  };
}

/** The kinds that there are, and how many of each. */
export const kindCounts = (moments: readonly Moment[]): KindCount[] =>
  kinds.map((kind) => ({ kind, count: filterMoments(moments, { kind }).length })).filter(({ count }) => count > 0);

/** Each of what moments name, once, by its key and in the order of the match. */
function distinct(moments: readonly Moment[], keyOf: (moment: Moment) => string | undefined): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const moment of moments) {
    const key = keyOf(moment);
    if (key !== undefined && !found.has(key)) found.set(key, moment);
  }
  return found;
}

/** The teams that moments are of: id and name. */
export const teamsIn = (moments: readonly Moment[]): { id: string; name: string }[] =>
  [...distinct(moments, ({ team }) => team?.id)].map(([id, { team }]) => ({ id, name: team?.name ?? id }));

/** The players that moments are of, by team and number. */
export const playersIn = (moments: readonly Moment[]): { id: string; moment: Moment }[] =>
  [...distinct(moments, playerOf)]
    .map(([id, moment]) => ({ id, moment }))
    .sort(
      (a, b) =>
        (a.moment.team?.name ?? '').localeCompare(b.moment.team?.name ?? '') ||
        Number(a.moment.shirt) - Number(b.moment.shirt),
    );

/** Moments that lie in one period; undefined where it is not known. */
export interface PeriodGroup {
  period: number | undefined;
  moments: readonly Moment[];
}

/** Moments by their periods, in the order that they come in. */
export function byPeriod(moments: readonly Moment[]): PeriodGroup[] {
  const groups: { period: number | undefined; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last && last.period === moment.period) last.moments.push(moment);
    else groups.push({ period: moment.period, moments: [moment] });
  }
  return groups;
}

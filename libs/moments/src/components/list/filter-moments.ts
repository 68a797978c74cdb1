import type { Moment } from '../../api/moment.ts';
import { getVariant, type MomentVariant } from '../moment-display.ts';

/** A viewer's choice of moments; an undefined part selects all moments. */
export interface MomentFilter {
  /** A kind, or `own` for the viewer's own moments. */
  kind?: MomentVariant | 'own' | undefined;
  /** A team's id. */
  team?: string | undefined;
  /** A player, as `getPlayer` names them. */
  player?: string | undefined;
}

/**
 * Identifies a player within a match by team and shirt number, because two teams may share a number.
 * @returns undefined for a moment without a shirt number
 */
const getPlayer = ({ team, shirt }: Moment): string | undefined =>
  shirt === undefined ? undefined : `${team?.id ?? ''} ${shirt}`;

const isOfKind = (moment: Moment, kind: MomentFilter['kind']): boolean =>
  kind === undefined || (kind === 'own' ? !moment.global : getVariant(moment) === kind);

export const filterMoments = (moments: readonly Moment[], { kind, team, player }: MomentFilter): Moment[] =>
  moments.filter(
    (moment) =>
      isOfKind(moment, kind) &&
      (team === undefined || moment.team?.id === team) &&
      (player === undefined || getPlayer(moment) === player),
  );

export interface KindCount {
  kind: MomentVariant | 'own';
  count: number;
}

const filterKinds = ['goal', 'card', 'penalty', 'save', 'other', 'own'] as const;

/** Whether a value in the address is a kind. */
export const isKind = (value: string): value is KindCount['kind'] => filterKinds.some((kind) => kind === value);

/** Removes parts of a filter that match no moment: a shared address may contain a player without moments. */
export function dropUnknownFilters(moments: readonly Moment[], { kind, team, player }: MomentFilter): MomentFilter {
  const hasMatches = (part: MomentFilter): boolean => filterMoments(moments, part).length > 0;
  return {
    kind: hasMatches({ kind }) ? kind : undefined,
    team: hasMatches({ team }) ? team : undefined,
    player: hasMatches({ player }) ? player : undefined,
  };
}

/** The kinds of these moments, with their counts. */
export const countKinds = (moments: readonly Moment[]): KindCount[] =>
  filterKinds
    .map((kind) => ({ kind, count: filterMoments(moments, { kind }).length }))
    .filter(({ count }) => count > 0);

/** The first moment for each key, in the order of the match. */
function mapDistinct(moments: readonly Moment[], getKey: (moment: Moment) => string | undefined): Map<string, Moment> {
  const distinctMoments = new Map<string, Moment>();
  for (const moment of moments) {
    const key = getKey(moment);
    if (key !== undefined && !distinctMoments.has(key)) distinctMoments.set(key, moment);
  }
  return distinctMoments;
}

/** The teams of these moments. */
export const listTeams = (moments: readonly Moment[]): { id: string; name: string }[] =>
  [...mapDistinct(moments, ({ team }) => team?.id)].map(([id, { team }]) => ({ id, name: team?.name ?? id }));

/** The players of these moments, by team and number. */
export const listPlayers = (moments: readonly Moment[]): { id: string; moment: Moment }[] =>
  [...mapDistinct(moments, getPlayer)]
    .map(([id, moment]) => ({ id, moment }))
    .sort(
      (a, b) =>
        (a.moment.team?.name ?? '').localeCompare(b.moment.team?.name ?? '') ||
        Number(a.moment.shirt) - Number(b.moment.shirt),
    );

/** Consecutive moments of the same period; undefined if the period is unknown. */
export interface PeriodGroup {
  period: number | undefined;
  moments: readonly Moment[];
}

/** Groups moments by period and keeps their order. */
export function groupByPeriod(moments: readonly Moment[]): PeriodGroup[] {
  const groups: { period: number | undefined; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const lastGroup = groups.at(-1);
    if (lastGroup && lastGroup.period === moment.period) lastGroup.moments.push(moment);
    else groups.push({ period: moment.period, moments: [moment] });
  }
  return groups;
}

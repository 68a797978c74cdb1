// Apart from event-values.ts: home bundles this file, and only schemas need the literals there.

/** How a sport divides a match. */
export interface SportPeriods {
  /** Periods of regular time. */
  count: number;
  /** The length of each, in seconds. */
  seconds: number;
  /** The sport's clock shows the time played in total, or the time left in the period. */
  shows: 'played' | 'left';
  /**
   * After a draw: the number of overtime periods, the seconds of each (undefined if leagues differ), and whether a
   * shoot-out follows.
   */
  overtime: { count: number; seconds: number | undefined; shootOut: boolean };
}

const periodsBySport: Readonly<Record<string, SportPeriods>> = {
  'ice-hockey': { count: 3, seconds: 1200, shows: 'left', overtime: { count: 1, seconds: undefined, shootOut: true } },
  football: { count: 2, seconds: 2700, shows: 'played', overtime: { count: 2, seconds: 900, shootOut: true } },
  basketball: { count: 4, seconds: 600, shows: 'left', overtime: { count: 1, seconds: 300, shootOut: false } },
};

/** The periods of a `sport_type`; undefined for an unknown sport. */
export function sportPeriods(sportType: string | undefined): SportPeriods | undefined {
  return sportType !== undefined && Object.hasOwn(periodsBySport, sportType) ? periodsBySport[sportType] : undefined;
}

// A separate file, because home's bundle contains it, but not the literals of event-values.ts.

/** The periods of a sport's match. */
export interface SportPeriods {
  /** Periods of regular time. */
  count: number;
  /** The length of a period in seconds. */
  seconds: number;
  /** Whether a match clock shows the total time played, or the time left in the period. */
  shows: 'played' | 'left';
  /**
   * Overtime after a draw: the number of periods, the length of each in seconds (undefined if it differs between
   * leagues), and whether a shoot-out follows.
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

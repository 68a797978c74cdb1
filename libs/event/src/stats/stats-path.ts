/** The address of a match's statistics, without the locale's prefix (specification, section 2). */
export const statsPath = (matchId: string): string => `/events/stats/${encodeURIComponent(matchId)}/`;

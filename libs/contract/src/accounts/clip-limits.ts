/**
 * Limits of a clip: seconds of its match (decisions, section 5), and characters of its title. A backend may allow less.
 */
export const clipLimits = { least: 5, most: 60, title: 120 } as const;

/**
 * Limits of a clip: its seconds (decisions, section 5), and the characters of its title. A backend may set lower
 * limits.
 */
export const clipLimits = { least: 5, most: 60, title: 120 } as const;

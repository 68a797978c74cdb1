import type { Profile, ProfileChanges } from './user.ts';

/** What a viewer may be alerted to in the matches of a team that they follow; pushes bring it. The two in the middle give away how it goes. */
export const alertKinds = ['start', 'scores', 'final', 'highlights'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The alerts that there are until a viewer has said otherwise: nothing that spoils a match. */
const usual: readonly AlertKind[] = ['start'];

const letters: Readonly<Record<AlertKind, string>> = { start: 's', scores: 'g', final: 'f', highlights: 'h' };

/** The option that a team's stand under: one of its own, so that two devices do not undo each other's (options are merged by name). */
const nameOf = (teamId: string): string => `told:${teamId}`;

/** The alerts that somebody has for a team, in the order of {@link alertKinds}. */
export function alertsOf(options: Profile['options'], teamId: string): readonly AlertKind[] {
  const said = options?.[nameOf(teamId)]?.told;
  return said === undefined ? usual : alertKinds.filter((kind) => said.includes(letters[kind]));
}

/** The change of a profile's options that says so: a letter each, for a viewer may follow hundreds of teams. */
export const alertOptions = (teamId: string, alerts: readonly AlertKind[]): NonNullable<ProfileChanges['options']> => ({
  [nameOf(teamId)]: { told: alertKinds.flatMap((kind) => (alerts.includes(kind) ? letters[kind] : [])).join('') },
});

import type { Profile, ProfileChanges } from './user.ts';

/** What a viewer may be told about the matches of a team that they follow; pushes bring it. The two in the middle tell how it goes. */
export const tellings = ['start', 'scores', 'final', 'highlights'] as const;
export type Telling = (typeof tellings)[number];

/** What is told until a viewer has said otherwise: nothing that spoils a match. */
const usual: readonly Telling[] = ['start'];

const letters: Readonly<Record<Telling, string>> = { start: 's', scores: 'g', final: 'f', highlights: 'h' };

/** The option that a team's stands under: one of its own, so that two devices do not undo each other's (options are merged by name). */
const nameOf = (teamId: string): string => `told:${teamId}`;

/** What somebody is told about a team, in the order of {@link tellings}. */
export function toldAbout(options: Profile['options'], teamId: string): readonly Telling[] {
  const said = options?.[nameOf(teamId)]?.told;
  return said === undefined ? usual : tellings.filter((telling) => said.includes(letters[telling]));
}

/** The change of a profile's options that says so: a letter each, for a viewer may follow hundreds of teams. */
export const tellAbout = (teamId: string, told: readonly Telling[]): NonNullable<ProfileChanges['options']> => ({
  [nameOf(teamId)]: { told: tellings.flatMap((telling) => (told.includes(telling) ? letters[telling] : [])).join('') },
});

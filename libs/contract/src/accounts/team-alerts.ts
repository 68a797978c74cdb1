import type { Profile, ProfileChanges } from './user.ts';

/** The push alerts that a viewer can choose for a followed team's matches. `scores` and `final` reveal results. */
export const alertKinds = ['start', 'scores', 'final', 'highlights'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The default alerts, which reveal no result. */
const defaultAlerts: readonly AlertKind[] = ['start'];

const letterByKind: Readonly<Record<AlertKind, string>> = { start: 's', scores: 'g', final: 'f', highlights: 'h' };

/**
 * Each team has its own option. The server merges options by name, so two devices do not overwrite each other's
 * choices.
 */
const getOptionName = (teamId: string): string => `told:${teamId}`;

/**
 * The id of the viewer's club if it is a team. A club may also be a league or a category, whose id may equal that of a
 * team.
 */
export const getClubTeam = (
  profile: Pick<Profile, 'favoriteClubId' | 'identity' | 'identityItem'> | null | undefined,
): string | undefined => {
  const club = profile?.favoriteClubId;
  return club === profile?.identity || club === profile?.identityItem ? undefined : club;
};

/** The viewer's alerts for a team, in the order of {@link alertKinds}. */
export function getAlerts(options: Profile['options'], teamId: string): readonly AlertKind[] {
  const storedLetters = options?.[getOptionName(teamId)]?.told;
  return storedLetters === undefined
    ? defaultAlerts
    : alertKinds.filter((kind) => storedLetters.includes(letterByKind[kind]));
}

/**
 * Returns the change of a profile's options that sets a team's alerts. Each alert is one letter, because a viewer may
 * follow hundreds of teams.
 */
export const alertOptions = (teamId: string, alerts: readonly AlertKind[]): NonNullable<ProfileChanges['options']> => ({
  [getOptionName(teamId)]: {
    told: alertKinds.flatMap((kind) => (alerts.includes(kind) ? letterByKind[kind] : [])).join(''),
  },
});

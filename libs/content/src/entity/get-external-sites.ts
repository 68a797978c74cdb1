import type { Team } from '@touchline/contract';
import { cleanLink } from './clean.ts';

const siteKinds = ['facebook', 'instagram', 'x', 'web'] as const;

/** Another site of a team or league: its social media, its website. */
export interface ExternalSite {
  kind: (typeof siteKinds)[number];
  /** http(s). */
  href: string;
}

/** The links to a team's social media and website; addresses other than http(s) are left out. */
export const getExternalSites = (wireTeam: Pick<Team, (typeof siteKinds)[number]>): ExternalSite[] =>
  siteKinds.flatMap((kind) => {
    const href = cleanLink(wireTeam[kind]);
    return href !== undefined && /^https?:/.test(href) ? [{ kind, href }] : [];
  });

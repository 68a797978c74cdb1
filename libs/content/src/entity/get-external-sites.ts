import type { Team } from '@touchline/contract';
import { cleanLink } from './clean.ts';

const siteKinds = ['facebook', 'instagram', 'x', 'web'] as const;

/** Another site of a team or league: its social media, its website. */
export interface ExternalSite {
  kind: (typeof siteKinds)[number];
  /** http(s). */
  href: string;
}

/** The places whose addresses are links to other sites. */
export const getExternalSites = (wireTeam: Pick<Team, (typeof siteKinds)[number]>): ExternalSite[] =>
  siteKinds.flatMap((kind) => {
    const href = cleanLink(wireTeam[kind]);
    return href !== undefined && /^https?:/.test(href) ? [{ kind, href }] : [];
  });

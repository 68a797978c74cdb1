import type { Team } from '@touchline/contract';
import { cleanLink } from './clean.ts';

const kinds = ['facebook', 'instagram', 'x', 'web'] as const;

/** Another site of a team or league: its social media, its website. */
export interface ExternalSite {
  kind: (typeof kinds)[number];
  /** http(s). */
  href: string;
}

/** The places whose addresses are links to other sites. */
export const getExternalSites = (wire: Pick<Team, (typeof kinds)[number]>): ExternalSite[] =>
  kinds.flatMap((kind) => {
    const href = cleanLink(wire[kind]);
    return href !== undefined && /^https?:/.test(href) ? [{ kind, href }] : [];
  });

import type { SiteLink } from '@touchline/feature-kit';

/** What a new viewer is asked to accept, as links of the site's; both can be read. */
export interface LegalPages {
  terms: string;
  privacy: string | undefined;
}

/**
 * The pages of the terms and of privacy among the site's legal links, by their label or address. Links to pages that the portal does not
 * have are no links of a site's; undefined without terms: nobody accepts what they cannot read.
 */
export function legalPages(legal: readonly SiteLink[]): LegalPages | undefined {
  const find = (name: string) => legal.find(({ to, label }) => label === name || to === `/${name}/`)?.to;
  const terms = find('terms');
  return terms === undefined ? undefined : { terms, privacy: find('privacy') };
}

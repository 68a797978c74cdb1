import type { SiteLink } from '@touchline/feature-kit';

/** The site's links to the terms that a new viewer accepts, and to the privacy page. */
export interface LegalPages {
  terms: string;
  privacy: string | undefined;
}

/**
 * The pages of the terms and of privacy among the site's legal links, by label or address. Undefined without terms: a
 * viewer accepts only a text that they can read. Links to missing pages are not in the list.
 */
export function findLegalPages(legalLinks: readonly SiteLink[]): LegalPages | undefined {
  const findPath = (name: string) => legalLinks.find(({ to, label }) => label === name || to === `/${name}/`)?.to;
  const terms = findPath('terms');
  return terms === undefined ? undefined : { terms, privacy: findPath('privacy') };
}

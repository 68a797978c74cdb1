import type { Identity } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/**
 * Whether an identity belongs to a site. One backend serves several sites, and identities of other sites have no page.
 * True if the backend does not say, and on a site limited only to teams, because opponents play in other leagues.
 * @param main a main category of a sub-category; its sport counts if the sub-category lacks one
 */
export function isOfSite(
  { id, media_type: type, mainCategories = [], sport_type }: Identity,
  { 'identities.id': leagues, sportType: sports }: SiteScope = {},
  main?: Identity,
): boolean {
  const sport = sport_type ?? main?.sport_type;
  if (!leagues) return !sports || sport === undefined || sports.includes(sport);
  const isOrphan = type === 'identity_item' && mainCategories.length === 0;
  return isOrphan || [id, ...mainCategories].some((identityId) => leagues.includes(identityId));
}

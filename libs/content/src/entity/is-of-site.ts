import type { Identity } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/**
 * Whether an identity belongs to a site: one backend serves several sites, and foreign identities have no page. True if the wire does not say.
 * True on a site limited only to teams, because their opponents play in other leagues, too.
 * @param main a main category of a sub-category, whose sport counts if the sub-category has no sport
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

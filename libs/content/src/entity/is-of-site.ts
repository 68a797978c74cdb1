import type { Identity } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/**
 * Whether a league, category or sub-category is one of a site's: one backend serves several, and what belongs to another has no page here.
 * Where the wire does not say, it is. Of a site of some teams it never does: who they play against is in leagues, too.
 * @param main a main category of a sub-category: the wire says the sport of those only
 */
export function isOfSite(
  { id, media_type: type, mainCategories = [], sport_type }: Identity,
  { 'identities.id': leagues, sportType: sports }: SiteScope = {},
  main?: Identity,
): boolean {
  const sport = sport_type ?? main?.sport_type;
  if (!leagues) return !sports || sport === undefined || sports.includes(sport);
  const isOrphan = type === 'identity_item' && mainCategories.length === 0;
  return isOrphan || [id, ...mainCategories].some((one) => leagues.includes(one));
}

import type { Identity } from '@touchline/contract';
import { type Address, clean, initials } from './clean.ts';
import type { TeamBadge } from './team-view.ts';

/** A league, a category or a sub-category, ready to be shown (section 3). */
export interface IdentityView {
  id: string;
  /** A league is a main category with teams. */
  kind: 'league' | 'category' | 'subcategory';
  /** The id where the wire has no title. */
  title: string;
  /** The logo, and letters that stand in for it. */
  badge: Pick<TeamBadge, 'crest' | 'shortName'>;
  banner: string | undefined;
  sport: string | undefined;
  /** Main categories of a sub-category. */
  parents: readonly string[];
}

function kindOf({ media_type: type, has_teams: hasTeams }: Identity): IdentityView['kind'] {
  if (type === 'identity_item') return 'subcategory';
  return hasTeams === true ? 'league' : 'category';
}

/** The view of a league or category. Pure: the same one gives an equal view. */
export function toIdentityView(identity: Identity, address: Address): IdentityView {
  const title = clean(identity.title) ?? identity.id;
  return {
    id: identity.id,
    kind: kindOf(identity),
    title,
    badge: { crest: address(identity.logo_url) ?? address(identity.image_url), shortName: initials(title) },
    banner: address(identity.banner_url),
    sport: clean(identity.sport_type),
    parents: identity.mainCategories ?? [],
  };
}

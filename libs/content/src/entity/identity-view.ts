import type { Identity, Team } from '@touchline/contract';
import { type Translate, useText } from '@touchline/i18n';
import { type BannerView, toBannerViews } from './banner-view.ts';
import { type AddressResolver, cleanText, getInitials, createAddressResolver } from './clean.ts';
import { type ExternalSite, getExternalSites } from './get-external-sites.ts';
import { getLeagueTitle } from './league-title.ts';
import { type TeamBadge, type TeamView, toTeamView } from './team-view.ts';
import { useSite } from '@touchline/feature-kit';
import { useMemo } from 'react';

/** A league, a category or a sub-category, ready to be shown (specification, section 3). */
export interface IdentityView {
  id: string;
  /** A league is a main category with teams. */
  kind: 'league' | 'category' | 'subcategory';
  /** `NO TITLE`, in the page's language, if the wire has no title (specification, section 3). */
  title: string;
  /** The logo, and letters that replace a missing logo. */
  badge: Pick<TeamBadge, 'crest' | 'shortName'>;
  banner: string | undefined;
  /** Banners for wide screens and for phones. Phones get the wide banners if the wire has no narrow banners. */
  banners: { wide: readonly BannerView[]; narrow: readonly BannerView[] };
  /** The social media and the website. */
  externalSites: readonly ExternalSite[];
  sport: string | undefined;
  /** Main categories of a sub-category. */
  parents: readonly string[];
}

function getKind({ media_type: type, has_teams: hasTeams }: Identity): IdentityView['kind'] {
  if (type === 'identity_item') return 'subcategory';
  return hasTeams === true ? 'league' : 'category';
}

/**
 * The view of a league or category. Pure: equal identities give equal views. @param text texts of the namespace
 * `content`
 */
export function toIdentityView(identity: Identity, resolveAddress: AddressResolver, text: Translate): IdentityView {
  const ownTitle = cleanText(identity.title);
  const title = ownTitle === undefined ? text('title.missing') : getLeagueTitle(ownTitle, text);
  const wideBanners = toBannerViews(identity.banners, resolveAddress);
  const narrow = toBannerViews(identity.mobile_banners, resolveAddress);
  return {
    id: identity.id,
    kind: getKind(identity),
    title,
    badge: {
      crest: resolveAddress(identity.logo_url) ?? resolveAddress(identity.image_url),
      shortName: getInitials(title),
    },
    banner: resolveAddress(identity.banner_url),
    banners: { wide: wideBanners, narrow: narrow.length > 0 ? narrow : wideBanners },
    externalSites: getExternalSites(identity),
    sport: cleanText(identity.sport_type),
    parents: identity.mainCategories ?? [],
  };
}

/** Makes views of teams with the site's options. */
export function useTeamViews(): (team: Team) => TeamView {
  const text = useText('content');
  const { apiBase } = useSite();
  return useMemo(() => (team) => toTeamView(team, createAddressResolver(apiBase), text), [apiBase, text]);
}

/** Makes views of leagues and categories with the site's options. */
export function useIdentityViews(): (identity: Identity) => IdentityView {
  const text = useText('content');
  const { apiBase } = useSite();
  return useMemo(() => (identity) => toIdentityView(identity, createAddressResolver(apiBase), text), [apiBase, text]);
}

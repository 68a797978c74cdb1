import type { EventTeam, Team } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { type AddressResolver, cleanText, cleanColor, getInitials } from './clean.ts';
import { type ExternalSite, getExternalSites } from './get-external-sites.ts';
import { getLeagueTitle } from './league-title.ts';

/** The fields of a team that are always shown. */
export interface TeamBadge {
  /** The full name, else the short name; a `TeamView` without names shows its id. */
  name: string;
  /** Two to four letters: `TRA`. */
  shortName: string;
  crest?: string | undefined;
  /** A CSS colour `#rrggbb`. */
  color?: string | undefined;
}

/** One side of a match, ready to be shown. */
export interface SideView extends TeamBadge {
  id?: string | undefined;
  score?: number | undefined;
}

/** A team outside of a match, ready to be shown: a card in a list, the head of its page. */
export interface TeamView extends TeamBadge {
  id: string;
  banner: string | undefined;
  /** The team's social media and website. */
  externalSites: readonly ExternalSite[];
  sport: string | undefined;
  league: { id: string; title: string } | undefined;
}

type WireBadge = Pick<Team, 'name' | 'short_name' | 'logo_url' | 'color'>;

export function getBadge(wireBadge: WireBadge, name: string, resolveAddress: AddressResolver): TeamBadge {
  return {
    name,
    shortName: cleanText(wireBadge.short_name) ?? getInitials(name),
    crest: resolveAddress(wireBadge.logo_url),
    color: cleanColor(wireBadge.color),
  };
}

export const getName = (wireBadge: WireBadge): string | undefined =>
  cleanText(wireBadge.name) ?? cleanText(wireBadge.short_name);

/** A side of a match, or undefined if the wire has no name for it. */
export function toSideView(team: EventTeam | undefined, resolveAddress: AddressResolver): SideView | undefined {
  const name = team && getName(team);
  return team && name ? { id: team.id, ...getBadge(team, name, resolveAddress), score: team.score } : undefined;
}

/** The view of a team. Pure: the same team gives an equal view. @param text texts of the namespace `content` */
export function toTeamView(team: Team, resolveAddress: AddressResolver, text: Translate): TeamView {
  const league = cleanText(team.league?.title);
  return {
    id: team.id,
    ...getBadge(team, getName(team) ?? team.id, resolveAddress),
    banner: resolveAddress(team.banner_url),
    externalSites: getExternalSites(team),
    sport: cleanText(team.sport_type),
    league:
      team.league && league !== undefined ? { id: team.league.id, title: getLeagueTitle(league, text) } : undefined,
  };
}

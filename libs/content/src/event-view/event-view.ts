import {
  type EventStatus,
  type LastGoal,
  type MediaSubType,
  type LineUps,
  type MediaType,
  revealsScore,
  getSafeTitle,
  type WireEvent,
} from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { toClockView, type ClockView } from '../match-clock/match-time.ts';
import {
  getAccessBadge,
  type Audience,
  getAudience,
  getAvailability,
  type AccessBadge,
  type Availability,
} from './access.ts';
import { type AddressResolver, createAddressResolver, cleanText, cleanLink } from '../entity/clean.ts';
import { getLeagueTitle } from '../entity/league-title.ts';
import { type SideView, toSideView } from '../entity/team-view.ts';

/** Options of `toEventView`. */
export interface EventViewOptions {
  /** Texts of the namespace `content`. */
  text: Translate;
  /** Base of addresses in responses as the browser sees it; '' (default) is the page's own origin. */
  apiBase?: string | undefined;
  /** The customer's "real kickoff time": the date is game_start_date if the event has one. */
  realKickoff?: boolean | undefined;
  /** The customer's "gender": without it, the gender of a match is hidden. */
  gender?: boolean | undefined;
}

/**
 * A match, clip, highlight or channel as pages show it (specification, section 3, Event). Lengths are seconds, dates
 * milliseconds since the epoch.
 */
export interface EventView {
  id: string;
  /** The match that a clip or highlight belongs to; a match's own id. */
  matchId: string;
  referenceId: string | undefined;
  kind: MediaType;
  subKind: MediaSubType | undefined;
  status: EventStatus;
  title: string;
  /** A title that reveals no score. Equal to `title` if the title reveals no score. */
  safeTitle: string;
  /** The operator's text for search engines and tabs; undefined if it equals the title or reveals a score. */
  metaTitle: string | undefined;
  /** The operator's address for links to the event (eventUrl): https. */
  shareUrl: string | undefined;
  description: string | undefined;
  /** The description's language; undefined: the customer's default language. */
  descriptionLanguage: string | undefined;
  sport: string | undefined;
  /** The player of a highlight: shirt number and colour. */
  player: { number: string; color: string | undefined } | undefined;
  /** Home and away; undefined unless both teams have a name. */
  teams: readonly [SideView, SideView] | undefined;
  /** The first main category: a league. */
  league: { id: string; title: string } | undefined;
  /** The first sub-category: a round, a series. */
  category: { id: string; title: string } | undefined;
  training: boolean;
  gender: 'male' | 'female' | 'mixed' | undefined;
  date: number | undefined;
  duration: number | undefined;
  clock: ClockView | undefined;
  /** The latest goal of a live match. */
  lastGoal: LastGoal | undefined;
  /** The line-ups as on the wire, which `getLineUps` reads; undefined in lists and without line-ups. */
  lineUps: LineUps | undefined;
  access: AccessBadge;
  availability: Availability;
  audience: Audience;
  startingSoon: boolean;
  /** The backend's code for the reason that the stream does not play. */
  streamError: string | undefined;
  statsEnabled: boolean;
  /** The statistics provider's key of the match (geniusId): for requests only, never shown. */
  statsKey: string | undefined;
  /** The operator's code for the kind of match: `friendly`. Undefined for an ordinary match. */
  gameType: string | undefined;
  image: string | undefined;
  /** A larger picture for a player area or hero; falls back to `image`. */
  poster: string | undefined;
  /** Complete addresses of the streams; undefined if the viewer may not watch. `epg` is unchanged from the wire. */
  source: { hd: string | undefined; pano: string | undefined; clip: string | undefined; epg: string | undefined };
  /** The last change of the event's public tags; undefined if the wire has no time. */
  tagsUpdatedAt: number | undefined;
  /** The last change of the event; undefined if the wire has no time. */
  updatedAt: number | undefined;
}

const parseTime = (isoTime: string | undefined): number | undefined =>
  isoTime === undefined ? undefined : Date.parse(isoTime);

function getTeams(event: WireEvent, resolveAddress: AddressResolver): EventView['teams'] {
  const home = toSideView(event.team1, resolveAddress);
  const away = toSideView(event.team2, resolveAddress);
  return home && away ? [home, away] : undefined;
}

function getIdentity(
  event: WireEvent,
  type: 'identity' | 'identity_item',
  text: Translate,
): { id: string; title: string } | undefined {
  const matchingIdentity = event.identities?.find((identity) => identity.type === type && cleanText(identity.title));
  const title = cleanText(matchingIdentity?.title);
  return matchingIdentity && title !== undefined
    ? { id: matchingIdentity.id, title: getLeagueTitle(title, text) }
    : undefined;
}

function getTitles(event: WireEvent, teams: EventView['teams'], text: Translate): { title: string; safeTitle: string } {
  const matchTitle = teams ? text('title.match', { home: teams[0].name, away: teams[1].name }) : undefined;
  const cleanSafeTitle = cleanText(event.safe_title);
  const title = cleanText(event.title) ?? matchTitle ?? cleanSafeTitle ?? text('title.none');
  const safeTitle = getSafeTitle({ safe_title: cleanSafeTitle, title, media_type: event.media_type }, matchTitle);
  return { title, safeTitle: safeTitle ?? text('title.hidden') };
}

/** Only a match shows its meta title, because a highlight's text may reveal the result. */
function getMetaTitle({ media_type: kind, meta_title: meta, title }: WireEvent): string | undefined {
  const metaTitle = cleanText(meta);
  return kind === 'event' && metaTitle !== undefined && metaTitle !== cleanText(title) && !revealsScore(metaTitle)
    ? metaTitle
    : undefined;
}

function getShareUrl({ share_url: address }: WireEvent): string | undefined {
  const link = cleanLink(address);
  return link?.startsWith('https:') ? link : undefined;
}

/** A shirt number that is blank or longer than three characters is left out. */
function getPlayer({ player_number: playerNumber, player_color: color }: WireEvent): EventView['player'] {
  const number = cleanText(playerNumber);
  return number !== undefined && number.length <= 3 ? { number, color } : undefined;
}

function getSource(event: WireEvent, resolveAddress: AddressResolver): EventView['source'] {
  const { hd, pano, clip, epg } = event.source ?? {};
  return { hd: resolveAddress(hd), pano: resolveAddress(pano), clip: resolveAddress(clip), epg };
}

/** The code `match` is left out, because it adds no information. */
const getGameType = ({ game_type: type }: WireEvent): string | undefined => {
  const code = cleanText(type);
  return code?.toLowerCase() === 'match' ? undefined : code;
};

/** The view of an event. Pure: equal events and options give equal views. */
export function toEventView(
  event: WireEvent,
  { text, apiBase = '', realKickoff = false, gender = false }: EventViewOptions,
): EventView {
  const resolveAddress = createAddressResolver(apiBase);
  const teams = getTeams(event, resolveAddress);
  const date = (realKickoff ? event.game_start_date : undefined) ?? event.event_date ?? event.game_start_date;
  const image = resolveAddress(event.image_url);
  return {
    id: event.id,
    matchId: event.event_id ?? event.id,
    referenceId: event.reference_id,
    kind: event.media_type,
    subKind: event.media_sub_type,
    status: event.status,
    ...getTitles(event, teams, text),
    metaTitle: getMetaTitle(event),
    shareUrl: getShareUrl(event),
    description: event.description,
    descriptionLanguage: event.description_language,
    sport: event.sport_type,
    player: getPlayer(event),
    teams,
    league: getIdentity(event, 'identity', text),
    category: getIdentity(event, 'identity_item', text),
    training: event.category === 'training',
    gender: gender ? event.gender : undefined,
    date: parseTime(date),
    duration: event.duration !== undefined && event.duration > 0 ? event.duration : undefined,
    clock: event.status === 'live' ? toClockView(event.clock, event.sport_type, event.updated_at) : undefined,
    lastGoal: event.status === 'live' ? event.last_goal : undefined,
    lineUps: event.lineups,
    access: getAccessBadge(event),
    availability: getAvailability(event),
    audience: getAudience(event),
    startingSoon: event.starting_soon === true,
    streamError: event.stream_error,
    statsEnabled: event.stats_enabled === true,
    statsKey: event.genius_id,
    gameType: getGameType(event),
    image,
    poster: resolveAddress(event.source?.poster) ?? image,
    source: getSource(event, resolveAddress),
    tagsUpdatedAt: parseTime(event.tags_updated_at),
    updatedAt: parseTime(event.updated_at),
  };
}

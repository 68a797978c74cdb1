import type { EventView, SideView } from '@touchline/content';
import type { PageMeta } from '@touchline/feature-kit';
import type { Locale } from '@touchline/i18n';
import type { BroadcastEvent, SportsEvent, SportsTeam, Thing, VideoObject } from 'schema-dts';

/** The context of structured data. */
export interface JsonLdContext {
  /** Absolute address of the page. */
  url: string;
  locale: Locale;
  /** Title and description from the page's head, which reveal no score. */
  title: string;
  description: string;
  /** Absolute address of the picture that the edge draws; by default the event's own picture. */
  picture: string | undefined;
}

/** Fields of structured data; a missing value is undefined. */
type JsonLdOf<Of extends Thing> = { [Key in keyof Exclude<Of, string>]: Exclude<Of, string>[Key] | undefined };

/** Removes fields without a value, because search engines warn about null. */
const createJsonLdThing = <Of extends Thing>(fields: JsonLdOf<Of>): Of =>
  // The compiler does not know that no value is undefined.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Of;

const toIsoTime = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();
const toIsoDuration = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : `PT${Math.round(seconds)}S`;
const getEndMs = ({ date, duration }: EventView): number | undefined =>
  date === undefined || duration === undefined ? undefined : date + duration * 1000;

const toJsonLdTeam = ({ name, crest }: SideView, baseUrl: string): SportsTeam =>
  createJsonLdThing<SportsTeam>({
    '@type': 'SportsTeam',
    name,
    logo: crest === undefined ? undefined : new URL(crest, baseUrl).href,
  });

/** The event is live or upcoming. */
const isLive = ({ status }: EventView): boolean => status === 'live' || status === 'upcoming';

const createBroadcast = (view: EventView): BroadcastEvent =>
  createJsonLdThing<BroadcastEvent>({
    '@type': 'BroadcastEvent',
    isLiveBroadcast: true,
    startDate: toIsoTime(view.date),
    endDate: toIsoTime(getEndMs(view)),
  });

function createSportsEvent(
  view: EventView,
  { url, title, description }: JsonLdContext,
  image: string | undefined,
): SportsEvent {
  const [home, away] = view.teams ?? [];
  return createJsonLdThing<SportsEvent>({
    '@type': 'SportsEvent',
    name: title,
    description,
    url,
    image,
    sport: view.sport,
    startDate: toIsoTime(view.date),
    endDate: toIsoTime(getEndMs(view)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: createJsonLdThing({ '@type': 'VirtualLocation', url }),
    homeTeam: home && toJsonLdTeam(home, url),
    awayTeam: away && toJsonLdTeam(away, url),
    organizer: view.league && createJsonLdThing({ '@type': 'SportsOrganization', name: view.league.title }),
    subEvent: isLive(view) ? createBroadcast(view) : undefined,
  });
}

function createVideoObject(view: EventView, context: JsonLdContext, image: string): VideoObject {
  const { url, locale, title, description } = context;
  const isFree = view.access.kind === 'free';
  return createJsonLdThing<Extract<VideoObject, { '@type': 'VideoObject' }>>({
    '@type': 'VideoObject',
    name: title,
    description,
    url,
    thumbnailUrl: image,
    uploadDate: toIsoTime(view.date),
    duration: isLive(view) ? undefined : toIsoDuration(view.duration),
    inLanguage: locale,
    isAccessibleForFree: isFree,
    requiresSubscription: !isFree,
    publication: isLive(view) && view.date !== undefined ? createBroadcast(view) : undefined,
  });
}

/**
 * The page in schema.org terms: a match is a SportsEvent, a video a VideoObject, and a live video has a BroadcastEvent.
 * A video without a picture or a date is left out, because search engines reject it.
 */
export function createEventJsonLd(view: EventView, context: JsonLdContext): NonNullable<PageMeta['jsonLd']> {
  const ownImage = view.poster ?? view.image;
  const image = context.picture ?? (ownImage && new URL(ownImage, context.url).href);
  const jsonLdThings: Exclude<Thing, string>[] = [];
  if (view.kind === 'event' && view.teams && view.date !== undefined)
    jsonLdThings.push(createSportsEvent(view, context, image));
  if (view.status !== 'channel' && image && view.date !== undefined)
    jsonLdThings.push(createVideoObject(view, context, image));
  return jsonLdThings.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

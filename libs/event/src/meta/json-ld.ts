import type { EventView } from '@touchline/content';
import type { Locale } from '@touchline/i18n';

/** What structured data says besides the event itself. */
export interface JsonLdContext {
  /** Absolute address of the page. */
  url: string;
  locale: Locale;
  /** Title and description as the page's head has them: neither reveals a score. */
  title: string;
  description: string;
}

type Thing = Record<string, unknown>;

/** Fields without a value are left out: search engines warn about null. */
const thing = (type: string, fields: Thing): Thing =>
  Object.fromEntries(Object.entries({ '@type': type, ...fields }).filter(([, value]) => value !== undefined));

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();
const isoLength = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : `PT${Math.round(seconds)}S`;
const endOf = ({ date, duration }: EventView): number | undefined =>
  date === undefined || duration === undefined ? undefined : date + duration * 1000;

function teamOf(view: EventView, index: 0 | 1, base: string): Thing | undefined {
  const team = view.teams?.[index];
  if (!team) return undefined;
  return thing('SportsTeam', { name: team.name, logo: team.crest && new URL(team.crest, base).href });
}

function match(view: EventView, { url, title, description }: JsonLdContext, image: string | undefined): Thing {
  return thing('SportsEvent', {
    name: title,
    description,
    url,
    image,
    sport: view.sport,
    startDate: iso(view.date),
    endDate: iso(endOf(view)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: thing('VirtualLocation', { url }),
    homeTeam: teamOf(view, 0, url),
    awayTeam: teamOf(view, 1, url),
    organizer: view.league && thing('SportsOrganization', { name: view.league.title }),
  });
}

function broadcast(view: EventView): Thing {
  return thing('BroadcastEvent', {
    isLiveBroadcast: true,
    startDate: iso(view.date),
    endDate: iso(endOf(view)),
  });
}

function video(view: EventView, { url, locale, title, description }: JsonLdContext, image: string | undefined): Thing {
  const live = view.status === 'live' || view.status === 'upcoming';
  return thing('VideoObject', {
    name: title,
    description,
    url,
    thumbnailUrl: image,
    uploadDate: iso(view.date),
    duration: live ? undefined : isoLength(view.duration),
    inLanguage: locale,
    isAccessibleForFree: view.access.kind === 'free',
    publication: live && view.date !== undefined ? broadcast(view) : undefined,
  });
}

/**
 * The page as schema.org sees it: a match is a SportsEvent, whatever can be watched a VideoObject, and a live one carries
 * its BroadcastEvent. A video without a picture or a date is left out: search engines refuse it.
 */
export function eventJsonLd(view: EventView, context: JsonLdContext): Thing[] {
  const picture = view.poster ?? view.image;
  const image = picture && new URL(picture, context.url).href;
  const things: Thing[] = [];
  if (view.kind === 'event' && view.teams && view.date !== undefined) things.push(match(view, context, image));
  if (view.status !== 'channel' && image && view.date !== undefined) things.push(video(view, context, image));
  return things.map((one) => ({ '@context': 'https://schema.org', ...one }));
}

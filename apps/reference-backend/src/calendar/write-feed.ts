import {
  calendarDurationSeconds,
  calendarLine,
  calendarSequence,
  calendarUid,
  getSafeTitle,
} from '@touchline/contract';
import ical, { escape, foldLines } from 'ical-generator';
import { getGameStart, type LiveWorld } from '../events/wire-event.ts';
import type { FeedMatch } from './feed-matches.ts';

/** The customer and portal for which a feed is written. */
export interface FeedReader {
  /** The customer's id, for the entries' ids. */
  site: string;
  /** The portal's origin; without it entries have no address. */
  portal: string | undefined;
}

/** How often calendar apps should read a feed. */
const readIntervalSeconds = 3600;

/** Placeholders for the reader's values. They cannot occur in a feed, whose texts have no control characters. */
const readerPlaceholders: Readonly<Record<keyof FeedReader, string>> = { site: '\u0001', portal: '\u0002' };

/**
 * Writes a feed without scores as iCalendar (RFC 5545, 7986), with placeholders for `fillFeedPlaceholders`. The text
 * stays equal until a match changes.
 * @param name the calendar's title
 * @param hasPages whether entries contain the addresses of the matches' pages
 */
export function writeFeed(
  matches: readonly FeedMatch[],
  name: string,
  hasPages: boolean,
  { directory, clock }: Pick<LiveWorld, 'directory' | 'clock'>,
): string {
  const calendar = ical({
    // The library does not escape this text.
    name: escape(calendarLine(name), false),
    prodId: { company: 'Touchline', product: 'Reference backend', language: 'EN' },
    ttl: readIntervalSeconds,
  });
  for (const match of matches) {
    const start = clock.toWall(getGameStart(match, match.startsAt.getTime()));
    const changedAtMs = match.changedAt.getTime();
    const page = hasPages ? `${readerPlaceholders.portal}/events/${encodeURIComponent(match.id)}/` : undefined;
    calendar.createEvent({
      id: calendarUid(match.id, readerPlaceholders.site),
      sequence: calendarSequence(changedAtMs),
      // In a feed without METHOD, DTSTAMP equals LAST-MODIFIED (RFC 5545, 3.8.7.2).
      stamp: new Date(changedAtMs),
      lastModified: new Date(changedAtMs),
      start: new Date(start),
      end: new Date(start + calendarDurationSeconds * 1000),
      summary: calendarLine(getTitle(match, directory) ?? ''),
      // Some calendar apps show addresses only in the description.
      description: [calendarLine(getLeague(match, directory) ?? ''), page].filter(Boolean).join('\n'),
      ...(page === undefined ? {} : { url: page }),
    });
  }
  return calendar.toString().replaceAll('\r\n ', '');
}

/** Replaces a feed's placeholders, so that all customers share one cached feed. */
export const fillFeedPlaceholders = (feedText: string, { site, portal = '' }: FeedReader): string =>
  foldLines(feedText.replaceAll(readerPlaceholders.site, site).replaceAll(readerPlaceholders.portal, portal));

function getTitle(match: FeedMatch, { teams }: LiveWorld['directory']): string | undefined {
  const names = [match.team1Id, match.team2Id].flatMap((id) => teams.get(id ?? '')?.name ?? []);
  const { safeTitle, title, mediaType } = match;
  return getSafeTitle(
    { safe_title: safeTitle ?? undefined, title, media_type: mediaType },
    names.length === 2 ? names.join(' – ') : undefined,
  );
}

const getLeague = ({ identityIds }: FeedMatch, { identities }: LiveWorld['directory']): string | undefined =>
  identityIds.map((id) => identities.get(id)).find((identity) => identity?.mediaType === 'identity')?.title;

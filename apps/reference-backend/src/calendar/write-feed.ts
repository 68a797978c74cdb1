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

/** The place where a feed is read. */
export interface FeedReader {
  /** The customer's id, for the entries' ids. */
  site: string;
  /** The portal's origin; without it entries have no address. */
  portal: string | undefined;
}

/** A hint for calendars. */
const readIntervalSeconds = 3600;

/** Placeholders for the place; a feed's texts contain no control characters. */
const readerPlaceholders: Readonly<Record<keyof FeedReader, string>> = { site: '\u0001', portal: '\u0002' };

/**
 * Writes a feed as iCalendar (RFC 5545, 7986), for `fillFeedPlaceholders`. It contains no scores, and stays the same until a match changes.
 * @param name the calendar's title @param hasPages whether entries have an address
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
      // Without METHOD the stamp is the time of the last change, too (RFC 5545, 3.8.7.2).
      stamp: new Date(changedAtMs),
      lastModified: new Date(changedAtMs),
      start: new Date(start),
      end: new Date(start + calendarDurationSeconds * 1000),
      summary: calendarLine(getTitle(match, directory) ?? ''),
      // Some calendars show an address only within the description.
      description: [calendarLine(getLeague(match, directory) ?? ''), page].filter(Boolean).join('\n'),
      ...(page === undefined ? {} : { url: page }),
    });
  }
  return calendar.toString().replaceAll('\r\n ', '');
}

/** Replaces the placeholders of the place in a feed, so that one cached feed serves every customer. */
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

import { calendarDuration, calendarLine, calendarSequence, calendarUid, safeTitleOf } from '@touchline/contract';
import ical, { escape, foldLines } from 'ical-generator';
import { gameStart, type LiveWorld } from '../events/wire-event.ts';
import type { FeedMatch } from './feed-matches.ts';

/** The place of a feed's reader. */
export interface FeedPlace {
  /** The customer's id, for the entries' ids. */
  site: string;
  /** The portal's origin; without it entries have no address. */
  portal: string | undefined;
}

/** Seconds between two reads, as a hint for calendars. */
const readEvery = 3600;

/** Placeholders for the place: feed texts contain no control characters. */
const here: Readonly<Record<keyof FeedPlace, string>> = { site: '\u0001', portal: '\u0002' };

/**
 * Writes a feed as iCalendar (RFC 5545, 7986), for `placeFeed`. It contains no scores, and stays the same until a match changes.
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
    ttl: readEvery,
  });
  for (const match of matches) {
    const start = clock.toWall(gameStart(match, match.startsAt.getTime()));
    const changed = match.changedAt.getTime();
    const page = hasPages ? `${here.portal}/events/${encodeURIComponent(match.id)}/` : undefined;
    calendar.createEvent({
      id: calendarUid(match.id, here.site),
      sequence: calendarSequence(changed),
      // Without METHOD the stamp is the time of the last change, too (RFC 5545, 3.8.7.2).
      stamp: new Date(changed),
      lastModified: new Date(changed),
      start: new Date(start),
      end: new Date(start + calendarDuration * 1000),
      summary: calendarLine(titleOf(match, directory) ?? ''),
      // Some calendars show an address only within the description.
      description: [calendarLine(leagueOf(match, directory) ?? ''), page].filter(Boolean).join('\n'),
      ...(page === undefined ? {} : { url: page }),
    });
  }
  return calendar.toString().replaceAll('\r\n ', '');
}

/** Puts the place into a written feed, so that one cached feed serves every customer. */
export const placeFeed = (written: string, { site, portal = '' }: FeedPlace): string =>
  foldLines(written.replaceAll(here.site, site).replaceAll(here.portal, portal));

function titleOf(match: FeedMatch, { teams }: LiveWorld['directory']): string | undefined {
  const names = [match.team1Id, match.team2Id].flatMap((id) => teams.get(id ?? '')?.name ?? []);
  const { safeTitle, title, mediaType } = match;
  return safeTitleOf(
    { safe_title: safeTitle ?? undefined, title, media_type: mediaType },
    names.length === 2 ? names.join(' – ') : undefined,
  );
}

const leagueOf = ({ identityIds }: FeedMatch, { identities }: LiveWorld['directory']): string | undefined =>
  identityIds.map((id) => identities.get(id)).find((identity) => identity?.mediaType === 'identity')?.title;

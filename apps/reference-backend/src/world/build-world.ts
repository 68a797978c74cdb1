import type { PageRow, RedirectRow } from '../database/schema.ts';
import { draftChannelEvents, draftStudioVideos, draftTrainings } from './media-rows.ts';
import { getClips } from './clips.ts';
import type { EventDraft } from './event-draft.ts';
import { draftIdentityRows } from './identity-rows.ts';
import { draftCalendarMatches, draftDailyMatches } from './matches.ts';
import { createTeamRows } from './team-rows.ts';
import { english } from './page-texts/english.ts';
import { german } from './page-texts/german.ts';
import { hebrew } from './page-texts/hebrew.ts';
import { hostile } from './page-texts/hostile.ts';
import type { PageText } from './page-texts/page-text.ts';

/** The redirects of moved addresses (guard 3). */
const redirectRows: readonly RedirectRow[] = [
  { path: '/matches', to: '/archive/', external: false, status: 301 },
  { path: '/tv', to: '/channels/nil-one/', external: false, status: 302 },
  { path: '/tickets', to: 'https://tickets.example/', external: true, status: 302 },
];

const texts = { en: english, de: german, he: hebrew };

/** Creates the texts of /faq, /about, /terms, /privacy and /info/accessibility, and a text with attacks. */
function createPageRows(): PageRow[] {
  const createRow = (locale: string, type: string, [title, html]: PageText): PageRow => ({ type, locale, title, html });
  const rows = Object.entries(texts).flatMap(([locale, byType]) =>
    Object.entries(byType).map(([type, text]) => createRow(locale, type, text)),
  );
  return [...rows, createRow('en', 'hostile', hostile)];
}

/**
 * Increase this version with every change of the data. At its start, the server replaces stored data of other versions.
 */
export const worldVersion = 17;

/**
 * Builds all data without dates, equally on every machine.
 * @param playedMatchCount the minimum number of played matches of `nordic-men`, to test long lists
 */
export function buildWorld(playedMatchCount?: number) {
  const { archived, upcoming } = draftCalendarMatches(playedMatchCount);
  const events: EventDraft[] = [
    ...draftDailyMatches(),
    ...upcoming,
    ...archived,
    ...getClips(archived),
    ...draftStudioVideos(),
    ...draftTrainings(),
    ...draftChannelEvents(),
  ];
  return {
    identities: draftIdentityRows(),
    teams: createTeamRows(),
    events,
    pages: createPageRows(),
    redirects: [...redirectRows],
  };
}

import { type FollowedType, getOwnValue } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { type Accounts, findUserById } from '../accounts/index.ts';
import { follows } from '../database/account-tables.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { createNotFound } from '../http/refusal.ts';
import type { ServerContext } from '../http/serve.ts';
import type { GetPortal } from '../http/source.ts';
import type { Directory } from '../world/directory.ts';
import { findCalendarViewer, isCalendarToken, serveCalendarAddresses } from './calendar-addresses.ts';
import { type FeedSubjects, listFeedMatches } from './feed-matches.ts';
import { fillFeedPlaceholders, writeFeed } from './write-feed.ts';

const names: Readonly<Record<string, string>> = {
  'bs-ba': 'Moje utakmice',
  ca: 'Els meus partits',
  de: 'Meine Spiele',
  en: 'My matches',
  es: 'Mis partidos',
  fr: 'Mes matchs',
  he: 'המשחקים שלי',
  it: 'Le mie partite',
  ko: '내 경기',
  pl: 'Moje mecze',
  pt: 'Meus jogos',
  'uk-ua': 'Мої матчі',
  zh: '我的比赛',
};

/** The title of a viewer's calendar in a portal's language; English for an unknown language. */
function getFeedName(language = ''): string {
  const requestedLanguage = language.toLowerCase();
  const name = getOwnValue(names, requestedLanguage) ?? getOwnValue(names, requestedLanguage.split('-')[0] ?? '');
  return name ?? 'My matches';
}

/** The form of a valid customer id, as in customer.json. */
const siteIdPattern = /^[a-z][a-z\d-]{0,39}$/;

/**
 * Serves iCalendar feeds: a team's in public, a viewer's at a secret address. Calendar apps poll, so unchanged feeds
 * get 304, and the cache stores a feed for a second.
 */
export function serveCalendars(
  serverContext: ServerContext,
  accounts: Accounts,
  world: LiveWorld,
  getPortal: GetPortal,
): void {
  const { app, cache } = serverContext;
  const { database } = accounts;

  async function sendFeed(context: Context, feed: FeedSubjects & { name: string }, cacheControl: string) {
    const siteParam = context.req.query('site') ?? '';
    const feedTarget = { site: siteIdPattern.test(siteParam) ? siteParam : 'matches', portal: getPortal(context) };
    const hasPages = feedTarget.portal !== undefined;
    // The key omits the site, because arbitrary sites could fill the cache.
    const key = `calendar ${JSON.stringify([feed, hasPages])}`;
    let feedText = cache.get(key);
    if (feedText === undefined) {
      feedText = writeFeed(await listFeedMatches(database, feed, world.clock.now()), feed.name, hasPages, world);
      cache.set(key, feedText);
    }
    return context.body(fillFeedPlaceholders(feedText, feedTarget), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    });
  }

  app.use('/api/calendar/*', etag());

  app.get('/api/calendar/team/:file{.+\\.ics}', (context) => {
    const id = getFileId(context);
    const team = world.directory.teams.get(id);
    if (!team) throw createNotFound('this team');
    return sendFeed(context, { name: team.name, teams: [id], identities: [] }, 'public, max-age=300');
  });

  app.get('/api/calendar/mine/:file{.+\\.ics}', async (context) => {
    const token = getFileId(context);
    // Malformed input causes no database query.
    const userId = isCalendarToken(token) ? await findCalendarViewer(database, token, accounts.now()) : undefined;
    if (userId === undefined) throw createNotFound('this calendar');
    const feed = {
      name: getFeedName(context.req.query('lang')),
      ...(await readSubjects(accounts, world.directory, userId)),
    };
    return sendFeed(context, feed, 'private, no-cache');
  });

  serveCalendarAddresses(serverContext, database, accounts.now);
}

const getFileId = (context: Context): string => (context.req.param('file') ?? '').slice(0, -'.ics'.length);

/** Reads a viewer's follows and club, which may be a league or category. */
async function readSubjects(accounts: Accounts, { identities }: Directory, userId: string): Promise<FeedSubjects> {
  const { favoriteClubId: club } = await findUserById(accounts, userId);
  const rows = await accounts.database.select().from(follows).where(eq(follows.userId, userId));
  const getIds = (followedType: FollowedType) =>
    rows.flatMap(({ type, referenceId }) => (type === followedType ? referenceId : []));
  const getFavoriteClubIds = (followedType: FollowedType) =>
    club !== null && (identities.has(club) ? 'identity_item' : 'team') === followedType ? [club] : [];
  const listSubjectIds = (followedType: FollowedType) => [
    ...new Set([...getIds(followedType), ...getFavoriteClubIds(followedType)]),
  ];
  return { teams: listSubjectIds('team'), identities: listSubjectIds('identity_item') };
}

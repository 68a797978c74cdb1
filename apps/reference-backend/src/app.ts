import { removeUserDevice, userPurchaseStatus, type EventChanges } from '@touchline/contract';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { eq } from 'drizzle-orm';
import {
  runAccountAction,
  authenticateWith,
  createAccounts,
  createCutFinder,
  findUserClip,
  listViewerTeams,
  mountMail,
  seedAccounts,
  serveAccounts,
  type Accounts,
  type AccountSettings,
} from './accounts/index.ts';
import { Attempts } from './accounts/attempts.ts';
import { mountAds } from './ads/mount-ads.ts';
import { mountArtwork } from './art/mount-artwork.ts';
import { serveCalendars } from './calendar/serve-calendars.ts';
import {
  runCommerceAction,
  CommerceClock,
  endPayments,
  loadEntitlements,
  getIdFromName,
  guardStreams,
  seedCommerce,
  type Seller,
  serveCommerce,
  createStreamSeals,
  streamSecret,
  type Commerce,
  type PaymentProvider,
} from './commerce/index.ts';
import { limitDatabaseTime } from './database/database-time.ts';
import type { Database } from './database/open-database.ts';
import { events, type EventRow } from './database/schema.ts';
import { serveEvents } from './events/event-calls.ts';
import { serveStats } from './events/stats-call.ts';
import type { LiveWorld } from './events/wire-event.ts';
import { listStreamGoals } from './events/wire-source.ts';
import { mountFaultSwitch } from './faults/fault-switch.ts';
import { mountWorldSwitch } from './faults/world-switch.ts';
import { serveFollowing } from './accounts/follow-calls.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { maxBodyBytes } from './http/limits.ts';
import { createFailureBody } from './http/refusal.ts';
import { answerFailures, type ServerContext } from './http/serve.ts';
import { serveProbes } from './http/serve-probes.ts';
import { getPortal, getSource } from './http/source.ts';
import type { Authenticate } from './http/viewer.ts';
import { getSite } from './http/is-origin-allowed.ts';
import { getLiveState } from './live/event-changes.ts';
import { Programme } from './world/programme.ts';
import { Ticker } from './live/ticker.ts';
import { createDistinctTimes, type WorldClock } from './live/world-clock.ts';
import { serveDirectory } from './portal/directory-calls.ts';
import { servePortal } from './portal/portal-calls.ts';
import { serveProgram } from './portal/program-call.ts';
import { serveStandings } from './portal/standings-call.ts';
import { serveSuggest } from './portal/suggest-call.ts';
import { mountVariations } from './variations/mount-variations.ts';
import type { Variation } from './variations/variation.ts';
import type { Publish } from './realtime/publish.ts';
import { loadSearch } from './search/world-search.ts';
import { mountStreams } from './streams/index.ts';
import { mountSurvey } from './survey/mount-survey.ts';
import { loadTagsWritten } from './tags/tags-changed.ts';
import { serveTags } from './tags/tag-calls.ts';
import { loadDirectory } from './world/directory.ts';
import { seedWorld } from './world/seed-world.ts';

export interface BackendOptions {
  database: Database;
  clock: WorldClock;
  /** Replaces the stored world by newly seeded data. */
  reseed?: boolean | undefined;
  /** The minimum number of played matches of `nordic-men` in seeded data, to test long lists. */
  playedMatchCount?: number | undefined;
  /** How far back viewers can seek in a live match; by default to its beginning. */
  liveWindowSeconds?: number | undefined;
  /** Serves /__faults, /__world and /__mail for tests. */
  faults?: boolean | undefined;
  /** The unusual backend behaviours that apply to all answers. */
  variations?: readonly Variation[] | undefined;
  /** The origins whose pages may call /api. */
  origins?: readonly string[] | undefined;
  /** The addresses of trusted proxies, whose X-Forwarded-For the backend reads. */
  proxies?: readonly string[] | undefined;
  accounts?: Partial<AccountSettings> | undefined;
  /** The payment provider; without a provider the shop sells no products. */
  payments?: Payments | undefined;
  /** The company on receipts; by default the calling portal's host. */
  seller?: Seller | undefined;
  /** Receives the text of each mail, because the backend sends no mail. */
  announce?: ((line: string) => void) | undefined;
}

/** The payment provider, and the secret that verifies its webhook signatures. */
export interface Payments {
  provider: PaymentProvider;
  webhookSecret: string;
}

export interface Backend {
  app: Hono;
  authenticate: Authenticate;
  accounts: Accounts;
  /** `ticker` and `commerceClock` do nothing until they are started; tests run single ticks. */
  ticker: Ticker;
  commerceClock: CommerceClock;
  commerce: Commerce;
  /** The live part of an event, for the acknowledgement of a client that joins its room. */
  liveState: (eventId: string) => EventChanges | undefined;
  /** Sets the receiver of messages, once there is a socket. */
  publishTo: (publish: Publish) => void;
}

/** Closes the connection: the rest of the body stays unread, so a proxy must not reuse the connection. */
const refuseTooLarge = (context: Context) =>
  context.json(createFailureBody('invalid_request', 'the body is too large'), 400, { connection: 'close' });

/** Creates the backend without a port, and seeds the world if necessary. */
export async function createBackend({ database, clock, reseed, faults, ...options }: BackendOptions): Promise<Backend> {
  const epoch = await seedWorld(database, clock.now(), { reseed, playedMatchCount: options.playedMatchCount });
  const dailyRows = await database.select().from(events).where(eq(events.timing, 'daily'));
  const programme = new Programme(epoch, dailyRows);
  const directory = await loadDirectory(database);
  const tagsWritten = await loadTagsWritten(database);
  const search = await loadSearch(database, directory);
  const seals = createStreamSeals(await streamSecret(database), clock.wallNow);
  const getEntitlement = loadEntitlements(database, clock.wallNow, seals.sealForViewer);
  const world: LiveWorld = {
    directory,
    search,
    programme,
    clock,
    tagsWritten,
    getEntitlement,
    sealCut: seals.signClipName,
    liveWindowSeconds: options.liveWindowSeconds ?? Infinity,
  };

  let publish: Publish = {
    send: () => undefined,
    sessionsEnded: () => undefined,
  };
  const ticker = new Ticker(database, world, (message, payload) => publish.send(message, payload));
  await ticker.tick();

  const accounts = createAccounts({
    database,
    settings: options.accounts,
    getRecordTimeMs: createDistinctTimes(clock.wallNow),
    announce: options.announce,
    publishRemoval: (removal) => publish.send(removeUserDevice, removal),
    publishEnd: (endedSessions) => publish.sessionsEnded(endedSessions),
  });
  await seedAccounts(accounts, reseed);
  const authenticate = authenticateWith(accounts);
  const commerce: Commerce = {
    database,
    directory,
    provider: options.payments?.provider,
    now: clock.wallNow,
    clockSpeed: clock.factor,
    publish: (change) => publish.send(userPurchaseStatus, change),
    pendingCharges: new Map(),
    lookedUpAtMs: new Map(),
    questionEndsAtMs: new Map(),
  };
  await seedCommerce(commerce, reseed);
  const commerceClock = new CommerceClock(commerce);
  const getStart = ({ id, startsAt }: EventRow): number =>
    clock.toWall(programme.getProgress(id, clock.now())?.startsAt ?? startsAt.getTime());

  const app = new Hono();
  answerFailures(app);
  app.use((_, next) => limitDatabaseTime(next));
  serveProbes(app, database);
  const faultSwitch = faults ? mountFaultSwitch(app, clock.wallNow) : undefined;
  if (faultSwitch) {
    mountWorldSwitch(
      app,
      database,
      world,
      async () => {
        await ticker.tick();
        await commerceClock.tick(true);
      },
      async (raw) => (await runAccountAction(accounts, raw)) ?? runCommerceAction(commerce, getStart, raw),
    );
    mountMail(app, accounts);
  }
  allowOrigins(app, options.origins);
  app.use('/api/*', compress());
  app.use('/api/*', bodyLimit({ maxSize: maxBodyBytes, onError: refuseTooLarge }));
  mountVariations(app, { always: options.variations ?? [], isHeaderRead: faults ?? false });
  // A write of a match's global tags changes the answers about this match.
  const cache = new AnswerCache(() => ticker.version + Math.max(0, ...world.tagsWritten.values()));
  const serverContext: ServerContext = { app, cache, authenticate, getSource: getSource(options.proxies) };
  serveAccounts(serverContext, accounts, world, (userId, remove) => endPayments(commerce, userId, remove));
  serveEvents(
    serverContext,
    database,
    world,
    (id, viewer) => findUserClip(database, world, id, viewer),
    (viewer) => listViewerTeams(database, viewer),
  );
  serveStats(serverContext, database, world);
  serveCommerce(serverContext, commerce, {
    getEntitlement,
    getStart,
    getSite: getSite(options.origins),
    getPortal: getPortal(options.proxies),
    seller: options.seller,
    declines: new Attempts(accounts.settings, accounts.now),
    attempts: new Attempts(accounts.settings, accounts.now),
    saves: new Attempts(accounts.settings, accounts.now),
    cancels: new Attempts(accounts.settings, accounts.now),
    webhookSecret: options.payments?.webhookSecret,
  });
  serveFollowing(serverContext, accounts, directory);
  serveTags(serverContext, accounts, world, (message, payload) => publish.send(message, payload));
  serveDirectory(serverContext, directory, world.search);
  serveStandings(serverContext, database, directory, clock);
  serveSuggest(serverContext, database, world);
  servePortal(serverContext, database);
  serveProgram(serverContext, clock);
  serveCalendars(serverContext, accounts, world, getPortal(options.proxies));
  mountArtwork(app);
  await mountStreams(app, {
    liveWindowSeconds: options.liveWindowSeconds,
    now: clock.wallNow,
    freezeAt: faultSwitch?.standstillAt,
    findCut: createCutFinder(database, seals, world),
    intercept: await guardStreams(database, seals, getEntitlement),
    getGoals: (name) => listStreamGoals(getIdFromName(name), world),
    getEndMs: (name) => {
      const progress = programme.getProgress(getIdFromName(name), clock.now());
      return progress?.status === 'archived' ? clock.toWall(progress.endsAt) : undefined;
    },
  });
  // The streams' middleware, mounted before, sets the media headers of these responses.
  mountAds(app);
  mountSurvey(app, options.origins);
  return {
    app,
    authenticate,
    accounts,
    ticker,
    commerceClock,
    commerce,
    liveState: (id) => getLiveState(id, world),
    publishTo: (next) => (publish = next),
  };
}

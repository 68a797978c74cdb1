import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import { createToken } from '../tokens.ts';
import type { Database } from '../database/open-database.ts';
import { events, world } from '../database/schema.ts';
import { isAvailable, type Entitlement, type GetEntitlement, type EventAccess } from './entitlement.ts';

/** Separates the parts of a sealed name; ids do not contain it. */
const sealSeparator = '~';
/** How long a viewer's contracts are cached, because players request segments often. */
const cacheLifetimeMs = 1000;
const maxCachedViewers = 1000;

/** Signs the names in stream addresses, so that viewers cannot forge them. */
export interface StreamSeals {
  /** Returns an event's signed name for a viewer's stream addresses. */
  sealForViewer: (eventId: string, userId: string) => string;
  /** Returns a clip's signed name for a viewer's address. It is valid for a day, and changes every hour. */
  signClipName: (clipId: string, userId: string) => string;
  /** Returns the viewer of an event's signed name; undefined for an invalid signature. */
  getViewer: (name: string) => string | undefined;
  /** Returns the viewer of a clip's signed name; undefined for an invalid signature or an expired name. */
  getViewerOfCut: (name: string) => string | undefined;
}

/** The event or clip that a name in an address refers to. */
export const getIdFromName = (name: string): string => name.split(sealSeparator)[0] ?? name;

function isSameText(textA: string, textB: string): boolean {
  const [a, b] = [Buffer.from(textA), Buffer.from(textB)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const hourMs = 3_600_000;
/** How long a clip's address is valid, in hours. Each list contains a new address. */
const cutValidHours = 24;

/** Creates the signatures of stream addresses. @param now the time on the viewers' clock, milliseconds since 1970 */
export function createStreamSeals(secret: string, now: () => number): StreamSeals {
  const seal = (...parts: string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  const sealForViewer: StreamSeals['sealForViewer'] = (eventId, userId) =>
    [eventId, userId, seal('viewer', eventId, userId)].join(sealSeparator);
  const getCurrentHour = () => Math.floor(now() / hourMs);
  const sealUntil = (clipId: string, userId: string, expiresAt: number): string =>
    [clipId, userId, expiresAt, seal('cut', clipId, userId, String(expiresAt))].join(sealSeparator);
  return {
    sealForViewer,
    signClipName: (clipId, userId) => sealUntil(clipId, userId, getCurrentHour() + cutValidHours),
    getViewer(name) {
      const [eventId = '', userId = ''] = name.split(sealSeparator);
      return isSameText(name, sealForViewer(eventId, userId)) ? userId : undefined;
    },
    getViewerOfCut(name) {
      const [clipId = '', userId = '', expiresAt = ''] = name.split(sealSeparator);
      const isValid =
        isSameText(name, sealUntil(clipId, userId, Number(expiresAt))) && Number(expiresAt) > getCurrentHour();
      return isValid ? userId : undefined;
    },
  };
}

/** Loads or creates the secret of the signatures. It is stored, so addresses stay valid after a restart. */
export async function loadStreamSecret(database: Database): Promise<string> {
  const [stored] = await database.select({ secret: world.streamSecret }).from(world).where(eq(world.id, 1));
  if (stored?.secret) return stored.secret;
  const secret = createToken();
  await database.update(world).set({ streamSecret: secret }).where(eq(world.id, 1));
  return secret;
}

/** Lists the events that need a purchase, by id. They do not change while a server runs. */
async function listBuyersEvents(database: Database): Promise<Map<string, EventAccess>> {
  const { id, parentId, identityIds, commerceCoverage } = events;
  const rows = await database
    .select({ id, parentId, identityIds, commerceCoverage })
    .from(events)
    .where(notInArray(commerceCoverage, ['commerce_free_media', 'commerce_members_media']));
  return new Map(rows.map((row) => [row.id, row]));
}

const streamPathPattern = /^\/media\/(?:live|recording)\/([^/]+)\/.+$/;

const decodeSegment = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Protects the streams of events that need a purchase: an address is valid while its viewer has a contract. Addresses
 * of other streams have no signature.
 * @returns a function that checks a media request's path, and returns the refusal
 */
export async function guardStreams(
  database: Database,
  seals: StreamSeals,
  getEntitlement: GetEntitlement,
): Promise<(path: string) => Promise<Response | undefined> | undefined> {
  const buyersEvents = await listBuyersEvents(database);
  /** The cached rights of viewers; the most recently read rights are last. */
  const cachedEntitlements = new Map<string, { entitlement: Promise<Entitlement>; until: number }>();

  function getCachedEntitlement(userId: string): Promise<Entitlement> {
    const cachedEntitlement = cachedEntitlements.get(userId);
    if (cachedEntitlement && cachedEntitlement.until > Date.now()) return cachedEntitlement.entitlement;
    const entitlement = getEntitlement({ userId });
    cachedEntitlements.delete(userId);
    cachedEntitlements.set(userId, { entitlement, until: Date.now() + cacheLifetimeMs });
    entitlement.catch(() => {
      if (cachedEntitlements.get(userId)?.entitlement === entitlement) cachedEntitlements.delete(userId);
    });
    const [oldestKey] = cachedEntitlements.keys();
    if (cachedEntitlements.size > maxCachedViewers && oldestKey !== undefined) cachedEntitlements.delete(oldestKey);
    return entitlement;
  }

  async function canWatch(event: EventAccess, name: string): Promise<boolean> {
    const userId = seals.getViewer(name);
    return userId !== undefined && isAvailable(event, await getCachedEntitlement(userId));
  }

  return (path) => {
    const [, part = ''] = streamPathPattern.exec(path) ?? [];
    const name = decodeSegment(part);
    const event = buyersEvents.get(getIdFromName(name));
    if (!event) return undefined;
    const createRefusal = () => new Response('Forbidden', { status: 403, headers: { 'cache-control': 'no-store' } });
    return canWatch(event, name).then((isAllowed) => (isAllowed ? undefined : createRefusal()));
  };
}

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { devices, follows, userClips, users, watchlist } from '../database/account-tables.ts';
import { events } from '../database/schema.ts';
import type { Accounts } from './accounts.ts';
import { hashPassword } from './hash-password.ts';

const demoPassword = 'touchline-demo';
const dayMs = 86_400_000;

/** The seeded accounts. */
const seededUsers = [
  {
    id: 'user-viewer',
    email: 'viewer@example.com',
    displayName: 'Ingrid Solheim',
    countryName: 'Norway',
    phone: '+47 22 22 55 55',
    postalCode: '9008',
    city: 'Tromsø',
    gender: 'female',
    dateOfBirth: '1991-04-23',
    favoriteClubId: 'tra',
    days: 120,
  },
  { id: 'user-full', email: 'full@example.com', displayName: 'Jonas Lindqvist', favoriteClubId: 'lul', days: 60 },
  {
    id: 'user-editor',
    email: 'editor@example.com',
    displayName: 'Sigrid Aas',
    favoriteClubId: 'osl',
    canCreateGlobalTag: true,
    days: 90,
  },
  { id: 'user-new', email: 'new@example.com', displayName: 'Noa Levi', days: 0 },
  // `commerce/seed-commerce.ts` creates the contracts of these users.
  {
    id: 'user-subscriber',
    email: 'subscriber@example.com',
    displayName: 'Elin Berg',
    favoriteClubId: 'tra',
    days: 30,
  },
  { id: 'user-canceled', email: 'canceled@example.com', displayName: 'Mikkel Holm', favoriteClubId: 'aar', days: 40 },
  { id: 'user-expired', email: 'expired@example.com', displayName: 'Aino Laine', favoriteClubId: 'hel', days: 90 },
] as const;

const browsers = [
  { name: 'Chrome on Windows', type: 'desktop', osName: 'Windows', osVersion: '11' },
  { name: 'Safari on iPhone', type: 'mobile', osName: 'iOS', osVersion: '26.1' },
  { name: 'Safari on iPad', type: 'tablet', osName: 'iPadOS', osVersion: '26.1' },
  { name: 'Firefox on Linux', type: 'desktop', osName: 'Linux', osVersion: null },
  { name: 'Chrome on Android', type: 'mobile', osName: 'Android', osVersion: '16' },
] as const;

/** Rows of devices with predictable ids for tests, such as `user-full-device-3`. */
function createDeviceRows(userId: string, count: number, now: number): (typeof devices.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => {
    const browser = browsers[index % browsers.length] ?? browsers[0];
    const addedAt = new Date(now - (count - index) * 9 * dayMs);
    return {
      ...browser,
      userId,
      deviceId: `${userId}-device-${index + 1}`,
      addedAt,
      updatedAt: new Date(now - index * dayMs),
    };
  });
}

/** The seeded follows; the latest follow is last. */
const seededFollows = [
  ['nordic-inside', 'identity_item'],
  ['nordic-men', 'identity_item'],
  ['lul', 'team'],
  ['tra', 'team'],
] as const;

async function seedFollows({ database, getRecordTimeMs }: Accounts, userId: string): Promise<void> {
  const addedAt = new Date(getRecordTimeMs() - 30 * dayMs);
  await database
    .insert(follows)
    .values(seededFollows.map(([referenceId, type]) => ({ userId, referenceId, type, addedAt })));
}

async function seedWatchlist({ database, getRecordTimeMs }: Accounts, userId: string): Promise<void> {
  const listLatest = (mediaType: 'event' | 'highlight', count: number) =>
    database
      .select({ id: events.id, title: events.title })
      .from(events)
      .where(
        and(
          eq(events.mediaType, mediaType),
          inArray(events.status, ['archived', 'vod']),
          eq(events.commerceCoverage, 'commerce_free_media'),
          eq(events.timing, 'calendar'),
          sql`'nordic-men' = any(${events.identityIds})`,
        ),
      )
      .orderBy(desc(events.startsAt), asc(events.id))
      .limit(count);
  const matches = await listLatest('event', 4);
  const watchlistEvents = [...matches, ...(await listLatest('highlight', 2))];
  await database.insert(watchlist).values(
    watchlistEvents.map(({ id }, index) => ({
      userId,
      eventId: id,
      addedAt: new Date(getRecordTimeMs() - (index + 1) * dayMs),
    })),
  );
  const titles = ['The opening goal', 'A save with the mask', 'Power play, one touch'];
  await database.insert(userClips).values(
    titles.flatMap((title, index) => {
      const eventId = matches[index]?.id;
      const startTime = 60 + index * 25;
      const addedAt = new Date(getRecordTimeMs() - (index + 1) * 2 * dayMs);
      return eventId === undefined
        ? []
        : [{ id: `${userId}-clip-${index + 1}`, userId, eventId, title, startTime, endTime: startTime + 10, addedAt }];
    }),
  );
  const [latestMatch] = matches;
  if (!latestMatch) return;
  await database.insert(userClips).values({
    id: `${userId}-highlight`,
    userId,
    eventId: latestMatch.id,
    mediaType: 'user_highlight',
    title: 'Your match in fifty seconds',
    startTime: 79,
    endTime: 129,
    addedAt: new Date(getRecordTimeMs() - 9 * dayMs),
  });
}

/** Creates the README's accounts in a database without accounts, or on request. Other accounts stay unchanged. */
export async function seedAccounts(accounts: Accounts, isReseeding = false): Promise<void> {
  const { database, settings } = accounts;
  const now = accounts.getRecordTimeMs();
  if (!isReseeding && (await database.$count(users)) > 0) return;
  await database.delete(users).where(
    inArray(
      users.email,
      seededUsers.map(({ email }) => email),
    ),
  );
  // All accounts share one hash: their password is public, and hashing is slow.
  const passwordHash = await hashPassword(demoPassword, settings.hashCost);
  const rows = seededUsers.map(({ days, ...user }) => ({
    ...user,
    emailVerified: true,
    passwordHash,
    addedAt: new Date(now - days * dayMs),
  }));
  await database.insert(users).values(rows);
  await database
    .insert(devices)
    .values([
      ...createDeviceRows('user-viewer', Math.min(2, settings.deviceLimit), now),
      ...createDeviceRows('user-full', settings.deviceLimit, now),
    ]);
  await seedWatchlist(accounts, 'user-viewer');
  await seedFollows(accounts, 'user-viewer');
}

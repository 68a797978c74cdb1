import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { DeviceType, FollowedType, ProfileOption, SignInProvider, TagKind, TagType } from '@touchline/contract';

const createTimeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** In lower case; null if a provider returned no address. */
  email: text('email').unique(),
  /** Whether a provider or a link in a mail has verified the address. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** A PHC string; null for accounts that sign in with a provider only. */
  passwordHash: text('password_hash'),
  displayName: text('display_name'),
  countryName: text('country_name'),
  phone: text('phone'),
  postalCode: text('postal_code'),
  city: text('city'),
  gender: text('gender'),
  /** A day, YYYY-MM-DD. */
  dateOfBirth: text('date_of_birth'),
  identity: text('identity'),
  identityItem: text('identity_item'),
  favoriteClubId: text('favorite_club_id'),
  canCreateGlobalTag: boolean('can_create_global_tag').notNull().default(false),
  options: jsonb('options').$type<Record<string, ProfileOption>>().notNull().default({}),
  addedAt: createTimeColumn('added_at').notNull(),
});

const createUserIdColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Maps a provider's subjects to users. */
export const providerSubjects = pgTable(
  'provider_subjects',
  {
    provider: text('provider').$type<SignInProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: createUserIdColumn(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const devices = pgTable(
  'devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    /** The id that the browser generated. */
    deviceId: text('device_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<DeviceType>().notNull(),
    osName: text('os_name'),
    osVersion: text('os_version'),
    addedAt: createTimeColumn('added_at').notNull(),
    updatedAt: createTimeColumn('updated_at').notNull(),
  },
  (table) => [unique('devices_of_user').on(table.userId, table.deviceId)],
);

/** Sessions, one per sign-in. Ending a session deletes its row and its tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: createUserIdColumn(),
    deviceId: text('device_id'),
    /** Whether the session started above the device limit, and may only list and remove devices. */
    restricted: boolean('restricted').notNull(),
    startedAt: createTimeColumn('started_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

const createSessionIdColumn = () =>
  text('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: createSessionIdColumn(),
    expiresAt: createTimeColumn('expires_at').notNull(),
  },
  (table) => [index('access_tokens_by_session').on(table.sessionId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: createSessionIdColumn(),
    expiresAt: createTimeColumn('expires_at').notNull(),
    /** The time of the token's first use. */
    usedAt: createTimeColumn('used_at'),
    /** Together with the token, determines the next pair (`getSuccessors`), so the database stores no tokens. */
    salt: text('salt').notNull(),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);

export const resetTokens = pgTable('reset_tokens', {
  hash: text('hash').primaryKey(),
  userId: createUserIdColumn(),
  expiresAt: createTimeColumn('expires_at').notNull(),
});

/**
 * Codes that sign in, one per request. Addresses without an account have rows too, so that an attempt takes the same
 * time.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** The hash of the secret of the browser that requested the code. */
    hash: text('hash').primaryKey(),
    /** The hash of the normalized e-mail address. */
    emailHash: text('email_hash').notNull(),
    /** The hash of that secret and the code. */
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    requestedAt: createTimeColumn('requested_at').notNull(),
  },
  (table) => [index('login_codes_by_email').on(table.emailHash), index('login_codes_by_time').on(table.requestedAt)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    /** In base64url, as `publicKey`. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The domain to which browsers bind the passkey. */
    domain: text('domain').notNull(),
    /** The number of signatures that the authenticator reported last. A smaller one reveals a copied passkey. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    addedAt: createTimeColumn('added_at').notNull(),
    usedAt: createTimeColumn('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** The challenges of Web Authentication, each for one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** The viewer who creates a passkey; null for a sign-in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    domain: text('domain').notNull(),
    expiresAt: createTimeColumn('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_end').on(table.expiresAt)],
);

export const watchlist = pgTable(
  'watchlist',
  {
    userId: createUserIdColumn(),
    eventId: text('event_id').notNull(),
    addedAt: createTimeColumn('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
);

/** The secret addresses of viewers' calendars. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    hash: text('hash').primaryKey(),
    userId: createUserIdColumn(),
    /** The time of the last use, accurate to a day, or of the creation. */
    usedAt: createTimeColumn('used_at').notNull(),
    /**
     * Whether a calendar app has read the address. Above the limit, unread addresses are deleted first, then those with
     * the oldest use.
     */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [index('calendar_addresses_by_user').on(table.userId, table.usedAt)],
);

/** Followed teams, leagues, categories and sub-categories; their ids are unique across these kinds. */
export const follows = pgTable(
  'follows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: createUserIdColumn(),
    referenceId: text('reference_id').notNull(),
    type: text('type').$type<FollowedType>().notNull(),
    addedAt: createTimeColumn('added_at').notNull(),
  },
  (table) => [unique('follows_of_user').on(table.userId, table.referenceId)],
);

/** Viewers' positions in videos, in seconds of the video. */
export const positions = pgTable(
  'positions',
  {
    userId: createUserIdColumn(),
    videoId: text('video_id').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    duration: doublePrecision('duration').notNull(),
    updatedAt: createTimeColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('positions_by_user').on(table.userId, table.updatedAt),
  ],
);

export const userClips = pgTable(
  'user_clips',
  {
    id: text('id').primaryKey(),
    userId: createUserIdColumn(),
    /** The match of the clip. */
    eventId: text('event_id').notNull(),
    title: text('title').notNull(),
    mediaType: text('media_type').$type<'user_clip' | 'user_highlight'>().notNull().default('user_clip'),
    /** In seconds of the match, like `endTime`. */
    startTime: doublePrecision('start_time').notNull(),
    endTime: doublePrecision('end_time').notNull(),
    /** Whether the times refer to the live stream and not to the recording. */
    live: boolean('live').notNull().default(false),
    addedAt: createTimeColumn('added_at').notNull(),
  },
  (table) => [index('user_clips_by_user').on(table.userId, table.addedAt)],
);

/** Viewers' tags. A row with the id of a generated tag replaces that tag. */
export const tags = pgTable(
  'tags',
  {
    id: text('id').primaryKey(),
    /** The viewer who created the tag, or changed it last. */
    userId: createUserIdColumn(),
    eventId: text('event_id').notNull(),
    title: text('title').notNull(),
    type: text('type').$type<TagType>().notNull(),
    kind: text('kind').$type<TagKind>(),
    /** Whether all viewers see the tag. */
    isGlobal: boolean('is_global').notNull(),
    /** In milliseconds of the match, like `endMs`; a tag without an end is a point in time. */
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms'),
    playerNumber: text('player_number'),
    period: integer('period'),
    /** The seconds played in the period. */
    clockSeconds: doublePrecision('clock_seconds'),
    teamId: text('team_id'),
    /** True for a removed generated tag, which would otherwise be generated again. */
    removed: boolean('removed').notNull().default(false),
    changedAt: createTimeColumn('changed_at').notNull(),
  },
  (table) => [index('tags_by_event').on(table.eventId, table.isGlobal, table.userId)],
);

export type TagRow = typeof tags.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type DeviceRow = typeof devices.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type FollowRow = typeof follows.$inferSelect;
export type UserClipRow = typeof userClips.$inferSelect;

/** Normalizes an address for storage and comparison. */
export const normalizeEmail = (raw: string): string => raw.trim().toLowerCase();

import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Banner, CommerceCoverage, EventStatus, IdentityType, MediaSubType, MediaType } from '@touchline/contract';

const createTimeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The addresses of a club or league on other sites. */
export interface NewsLinks {
  facebook?: string;
  instagram?: string;
  x?: string;
  web?: string;
}

export const identities = pgTable('identities', {
  id: text('id').primaryKey(),
  mediaType: text('media_type').$type<IdentityType>().notNull(),
  /** May be empty, because some operators enter no title. */
  title: text('title').notNull(),
  /** The default is for rows that existed before this column. */
  addedAt: createTimeColumn('added_at').notNull().defaultNow(),
  order: integer('order').notNull(),
  archived: boolean('archived').notNull().default(false),
  sportType: text('sport_type'),
  hasTeams: boolean('has_teams').notNull().default(false),
  imageUrl: text('image_url'),
  bannerUrl: text('banner_url'),
  logoUrl: text('logo_url'),
  mainCategories: text('main_categories').array().notNull().default([]),
  parentOrder: jsonb('parent_order').$type<Record<string, number>>().notNull().default({}),
  banners: jsonb('banners').$type<Banner[]>().notNull().default([]),
  mobileBanners: jsonb('mobile_banners').$type<Banner[]>().notNull().default([]),
  links: jsonb('links').$type<NewsLinks>().notNull().default({}),
});

export const teams = pgTable('teams', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  colors: text('colors').array().notNull(),
  sportType: text('sport_type').notNull(),
  gender: text('gender').$type<'male' | 'female' | 'mixed'>().notNull(),
  /** The team's league. */
  leagueId: text('league_id').notNull(),
  /** The league and its cups. */
  identityIds: text('identity_ids').array().notNull(),
  order: integer('order').notNull(),
  logoUrl: text('logo_url').notNull(),
  bannerUrl: text('banner_url').notNull(),
  links: jsonb('links').$type<NewsLinks>().notNull().default({}),
  /** The searchable text, in lower case. */
  searchText: text('search_text').notNull(),
});

/** How an event gets its time: from the daily programme, by a day relative to today, or not at all (channels). */
export type Timing = 'daily' | 'calendar' | 'none';

/**
 * All media. The ticker updates `status`, `startsAt` and `addedAt` from `timing` and `offset`. Clock and score of a
 * live match are not stored, but computed from `seed` and the time.
 */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    mediaType: text('media_type').$type<MediaType>().notNull(),
    mediaSubType: text('media_sub_type').$type<MediaSubType>(),
    status: text('status').$type<EventStatus>().notNull(),
    timing: text('timing').$type<Timing>().notNull(),
    /** Milliseconds from the world's epoch (daily) or from today's midnight in UTC (calendar). */
    offset: bigint('offset_ms', { mode: 'number' }).notNull(),
    startsAt: createTimeColumn('starts_at').notNull(),
    addedAt: createTimeColumn('added_at').notNull(),
    /** The last change of data that viewers see, by the machine's clock. */
    changedAt: createTimeColumn('changed_at').notNull().defaultNow(),
    title: text('title').notNull(),
    safeTitle: text('safe_title'),
    description: text('description').notNull(),
    sportType: text('sport_type'),
    gender: text('gender').$type<'male' | 'female' | 'mixed'>(),
    category: text('category').$type<'training' | 'other'>().notNull(),
    commerceCoverage: text('commerce_coverage').$type<CommerceCoverage>().notNull(),
    commerceType: text('commerce_type').$type<'ppv' | 'subscription'>(),
    price: text('price'),
    currency: text('currency'),
    inRegion: boolean('in_region').notNull().default(true),
    statsEnabled: boolean('stats_enabled').notNull().default(false),
    streamError: text('stream_error'),
    imageUrl: text('image_url').notNull(),
    team1Id: text('team1_id'),
    team2Id: text('team2_id'),
    /** The teams that the filter `search.teams.id` finds. */
    teamIds: text('team_ids').array().notNull().default([]),
    identityIds: text('identity_ids').array().notNull().default([]),
    /** The match of a clip or highlight. */
    parentId: text('parent_id'),
    playerNumber: text('player_number'),
    playerColor: text('player_color'),
    /** The duration in seconds. */
    duration: integer('duration'),
    /** The number of the media file of a short clip. */
    clip: integer('clip'),
    seed: integer('seed').notNull(),
    /** The order of live events and channels, the lowest first. */
    rank: integer('rank').notNull(),
    suggested: boolean('suggested').notNull().default(false),
    score1: integer('score1'),
    score2: integer('score2'),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('events_by_status').on(table.status, table.startsAt, table.id),
    index('events_by_type').on(table.mediaType, table.addedAt, table.id),
    index('events_by_parent').on(table.parentId),
    index('events_by_timing').on(table.timing),
    index('events_by_identity').using('gin', table.identityIds),
    index('events_by_team').using('gin', table.teamIds),
  ],
);

export const pages = pgTable(
  'pages',
  {
    type: text('type').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.locale] })],
);

export const redirects = pgTable('redirects', {
  /** A path without a trailing slash. */
  path: text('path').primaryKey(),
  to: text('to').notNull(),
  external: boolean('external').notNull().default(false),
  status: integer('status').$type<301 | 302>().notNull(),
});

/** A single row: the version of the seeded data, and the start of its daily programme. */
export const world = pgTable('world', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  epoch: createTimeColumn('epoch').notNull(),
  /** The secret that signs stream addresses. */
  streamSecret: text('stream_secret'),
});

export type EventRow = typeof events.$inferSelect;
export type TeamRow = typeof teams.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
export type PageRow = typeof pages.$inferSelect;
export type RedirectRow = typeof redirects.$inferSelect;

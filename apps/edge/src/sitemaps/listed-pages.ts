import { type Api, readAllPages } from '@touchline/api-client';
import {
  type EventFilters,
  type Identity,
  type IdentityType,
  listEvents,
  listIdentities,
  listTeams,
  getSafeTitle,
  type WireEvent,
} from '@touchline/contract';
import type { SiteConfig, SiteScope } from '@touchline/feature-kit';
import { pictureFile } from '@touchline/feature-kit/rendering';
import { localePath } from '@touchline/i18n/locales';
import type { ServedSite } from '../sites/sites.ts';
import type { ListedPage } from './sitemap-xml.ts';

/** The customer whose pages are listed. */
export interface ListingContext {
  site: ServedSite;
  config: SiteConfig;
  api: Api;
}

/** Entries of one API call and of one sitemap of events, which then has 300 KB with fourteen languages. */
const pageSize = 200;
/** Entries of one call for leagues and categories (specification, section 9). */
const identityPageSize = 100;
/** Files of recordings. */
const maxFiles = 500;

/** The kinds of sitemaps, besides those of recordings. */
export const sitemapKinds = [
  'pages',
  'leagues',
  'teams',
  'categories',
  'subcategories',
  'matches',
  'channels',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const routes: Readonly<Record<SitemapKind, string | undefined>> = {
  pages: undefined,
  leagues: 'league/:leagueId',
  teams: 'team/:teamId',
  categories: 'category/:mainId',
  subcategories: 'category/:mainId/sub-category/:subId',
  matches: 'events/:eventId',
  channels: 'channels/:eventId',
};

const hasRoute = ({ addresses }: ServedSite, route: string | undefined): boolean =>
  route === undefined || addresses.some(({ path, unlisted }) => !unlisted && path === route);

/** The kinds of pages that a customer has. */
export const getKinds = (site: ServedSite): SitemapKind[] =>
  sitemapKinds.filter((kind) => hasRoute(site, routes[kind]));

/** A page by its path without the locale's prefix. */
function createListedPage({ site, config: { locales } }: ListingContext, path: string): ListedPage {
  const toAddress = (locale: (typeof locales.enabled)[number]) =>
    new URL(localePath(path, locale, locales), site.origin).href;
  const address = toAddress(locales.default);
  const localeAddresses = locales.enabled.map((locale) => [locale, toAddress(locale)] as const);
  return { address, languages: locales.enabled.length > 1 ? [...localeAddresses, ['x-default', address]] : [] };
}

/** The filters of the customer's lists: its sitemaps list the same content. */
const getScope = ({ content }: SiteConfig): SiteScope => content.scope ?? {};

const encodeSegment = (id: string): string => encodeURIComponent(id);

/**
 * Returns the paths of articles under /info/: the customer's own and all linked ones, because the backend does not list
 * its articles.
 */
function listTextPaths({ site, config }: ListingContext): string[] {
  if (!hasRoute(site, 'info/:type')) return [];
  const { ownTexts = {}, navigation, categories, legal } = config;
  const linkedPages = [...navigation, ...categories, ...legal].flatMap(
    ({ to }) => /^\/info\/[^/?#]+\/$/.exec(to)?.[0] ?? [],
  );
  const ownTextPages = Object.keys(ownTexts).filter((type) => !hasRoute(site, type));
  return [...new Set([...ownTextPages.map((type) => `/info/${encodeSegment(type)}/`), ...linkedPages])];
}

function listStaticPages(listing: ListingContext): ListedPage[] {
  const listedAddresses = listing.site.addresses.filter(({ path, unlisted }) => !unlisted && !/[:*]/.test(path));
  const paths = listedAddresses.map(({ path }) => (path === '' ? '/' : `/${path}/`));
  return [...paths, ...listTextPaths(listing)].map((path) => createListedPage(listing, path));
}

/** Returns all identities that the customer shows and that are not archived: main categories, or sub-categories. */
function getIdentities({ api, config }: ListingContext, type: IdentityType): Promise<Identity[]> {
  const filters = { ...getScope(config), media_type: [type], archived: false };
  return readAllPages(
    (page) => api.call(listIdentities, { body: { page, size: identityPageSize, next: true, filters } }),
    { size: identityPageSize },
  );
}

async function listIdentityPages(listing: ListingContext, kind: 'leagues' | 'categories'): Promise<ListedPage[]> {
  const identities = await getIdentities(listing, 'identity');
  const teamPages = identities.filter(({ has_teams: hasTeams }) => (hasTeams === true) === (kind === 'leagues'));
  return teamPages.map(({ id }) =>
    createListedPage(listing, `/${kind === 'leagues' ? 'league' : 'category'}/${encodeSegment(id)}/`),
  );
}

/**
 * Lists each sub-category under the first main category that the customer shows: its content is the same under the
 * others.
 */
async function listSubCategoryPages(listing: ListingContext): Promise<ListedPage[]> {
  const identities = await getIdentities(listing, 'identity_item');
  const shownIds = getScope(listing.config)['identities.id'];
  return identities.flatMap(({ id, mainCategories: mainIds = [] }) => {
    const mainId = mainIds.find((identityId) => !shownIds || shownIds.includes(identityId)) ?? mainIds[0];
    return mainId === undefined
      ? []
      : [createListedPage(listing, `/category/${encodeSegment(mainId)}/sub-category/${encodeSegment(id)}/`)];
  });
}

async function listTeamPages(listing: ListingContext): Promise<ListedPage[]> {
  const filters = getScope(listing.config);
  const teams = await readAllPages(
    (page) => listing.api.call(listTeams, { body: { page, size: pageSize, next: true, filters } }),
    { size: pageSize },
  );
  return teams.map(({ id }) => createListedPage(listing, `/team/${encodeSegment(id)}/`));
}

/** Live and upcoming matches. */
async function listMatchPages(listing: ListingContext): Promise<ListedPage[]> {
  const filters: EventFilters = { ...getScope(listing.config), status: ['live', 'upcoming'] };
  const matches = await readAllPages(
    (page) =>
      listing.api.call(listEvents, {
        body: { page, size: pageSize, next: true, sort: 'event_date', order: 'asc', filters },
      }),
    { size: pageSize },
  );
  return matches.map((event) => ({
    ...createListedPage(listing, `/events/${encodeSegment(event.id)}/`),
    changed: event.updated_at,
  }));
}

async function listChannelPages(listing: ListingContext): Promise<ListedPage[]> {
  const filters: EventFilters = { ...getScope(listing.config), status: ['channel'] };
  const channels = await readAllPages(
    (page) => listing.api.call(listEvents, { body: { page, size: pageSize, next: true, filters } }),
    { size: pageSize },
  );
  return channels.map(({ id }) => createListedPage(listing, `/channels/${encodeSegment(id)}/`));
}

const getRecordingFilters = (config: SiteConfig): EventFilters => ({
  ...getScope(config),
  status: ['archived', 'vod'],
  media_type: ['event', 'highlight', 'clip'],
});

/** Returns the number of files for the recordings. */
export async function countFiles({ api, config }: ListingContext): Promise<number> {
  const { totalCount = 0 } = await api.call(listEvents, {
    body: { size: 1, count: true, filters: getRecordingFilters(config) },
  });
  return Math.min(maxFiles, Math.ceil(totalCount / pageSize));
}

/**
 * Recordings by date, the oldest in the first file, so that a full file does not change.
 * @param file from 1
 */
export async function listVideoPages(listing: ListingContext, file: number): Promise<ListedPage[]> {
  const { api, config } = listing;
  const body = {
    page: file - 1,
    size: pageSize,
    sort: 'event_date' as const,
    order: 'asc' as const,
    filters: getRecordingFilters(config),
  };
  const { entries } = await api.call(listEvents, { body });
  return entries.map((event) => ({
    ...createListedPage(listing, `/events/${encodeSegment(event.id)}/`),
    changed: event.updated_at,
    video: getVideo(listing, event),
  }));
}

function getVideo({ site, config }: ListingContext, event: WireEvent): ListedPage['video'] {
  const names = [event.team1?.name, event.team2?.name];
  const teamNames = names.every((name) => name !== undefined) ? names.join(' – ') : undefined;
  const title = getSafeTitle(event, teamNames);
  const page = new URL(`/events/${encodeSegment(event.id)}/`, site.origin);
  // The edge draws two teams without a score, while the operator's picture may show the winners.
  const thumbnail = teamNames ? new URL(pictureFile, page).href : toAbsoluteAddress(event.image_url, site.origin);
  if (!title || !thumbnail) return undefined;
  const league = event.identities?.find(({ type }) => type === 'identity')?.title;
  const isFree = event.commerce_coverage === 'commerce_free_media';
  const stream = event.source?.hd ?? event.source?.clip;
  return {
    title,
    description: [title, league, config.name].filter(Boolean).join(' · '),
    thumbnail,
    content: isFree ? toAbsoluteAddress(stream, site.origin) : undefined,
    published: event.event_date,
    duration: event.duration,
    isFree,
  };
}

/** An absolute http or https address; undefined for any other. */
function toAbsoluteAddress(address: string | undefined, origin: string): string | undefined {
  const url = address === undefined ? null : URL.parse(address, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The pages of one kind. */
export function listPages(listing: ListingContext, kind: SitemapKind): Promise<ListedPage[]> | ListedPage[] {
  switch (kind) {
    case 'pages':
      return listStaticPages(listing);
    case 'leagues':
    case 'categories':
      return listIdentityPages(listing, kind);
    case 'subcategories':
      return listSubCategoryPages(listing);
    case 'teams':
      return listTeamPages(listing);
    case 'channels':
      return listChannelPages(listing);
    default:
      return listMatchPages(listing);
  }
}

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
export interface Listing {
  site: ServedSite;
  config: SiteConfig;
  api: Api;
}

/** Entries of one call, and of one file of events: 300 KB with fourteen languages. */
const pageSize = 200;
/** Entries of one call for leagues and categories, according to section 9 of the specification. */
const identityPageSize = 100;
/** Files of recordings. */
const maxFiles = 500;

/** The kinds of sitemaps, besides those of recordings. */
export const kinds = ['pages', 'leagues', 'teams', 'categories', 'subcategories', 'matches', 'channels'] as const;
export type Kind = (typeof kinds)[number];

const routes: Readonly<Record<Kind, string | undefined>> = {
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
export const getKinds = (site: ServedSite): Kind[] => kinds.filter((kind) => hasRoute(site, routes[kind]));

/** A page by its path without the locale's prefix. */
function pageAt({ site, config: { locales } }: Listing, path: string): ListedPage {
  const toAddress = (locale: (typeof locales.enabled)[number]) =>
    new URL(localePath(path, locale, locales), site.origin).href;
  const address = toAddress(locales.default);
  const localeAddresses = locales.enabled.map((locale) => [locale, toAddress(locale)] as const);
  return { address, languages: locales.enabled.length > 1 ? [...localeAddresses, ['x-default', address]] : [] };
}

/** The filters of the customer's lists: its sitemaps list the same content. */
const getScope = ({ content }: SiteConfig): SiteScope => content.scope ?? {};

const segment = (id: string): string => encodeURIComponent(id);

/**
 * Returns the paths of articles under /info/: the customer's own and all linked ones, because the backend does not list
 * its articles.
 */
function textPaths({ site, config }: Listing): string[] {
  if (!hasRoute(site, 'info/:type')) return [];
  const { ownTexts = {}, navigation, categories, legal } = config;
  const linked = [...navigation, ...categories, ...legal].flatMap(
    ({ to }) => /^\/info\/[^/?#]+\/$/.exec(to)?.[0] ?? [],
  );
  const ownTextPages = Object.keys(ownTexts).filter((type) => !hasRoute(site, type));
  return [...new Set([...ownTextPages.map((type) => `/info/${segment(type)}/`), ...linked])];
}

function staticPages(listing: Listing): ListedPage[] {
  const open = listing.site.addresses.filter(({ path, unlisted }) => !unlisted && !/[:*]/.test(path));
  const paths = open.map(({ path }) => (path === '' ? '/' : `/${path}/`));
  return [...paths, ...textPaths(listing)].map((path) => pageAt(listing, path));
}

/** Returns all identities that the customer shows and that are not archived: main categories, or sub-categories. */
function getIdentities({ api, config }: Listing, type: IdentityType): Promise<Identity[]> {
  const filters = { ...getScope(config), media_type: [type], archived: false };
  return readAllPages(
    (page) => api.call(listIdentities, { body: { page, size: identityPageSize, next: true, filters } }),
    { size: identityPageSize },
  );
}

async function identities(listing: Listing, kind: 'leagues' | 'categories'): Promise<ListedPage[]> {
  const found = await getIdentities(listing, 'identity');
  const teamPages = found.filter(({ has_teams: hasTeams }) => (hasTeams === true) === (kind === 'leagues'));
  return teamPages.map(({ id }) => pageAt(listing, `/${kind === 'leagues' ? 'league' : 'category'}/${segment(id)}/`));
}

/**
 * Lists each sub-category under the first main category that the customer shows: its content is the same under the
 * others.
 */
async function subCategories(listing: Listing): Promise<ListedPage[]> {
  const found = await getIdentities(listing, 'identity_item');
  const shownIds = getScope(listing.config)['identities.id'];
  return found.flatMap(({ id, mainCategories: mains = [] }) => {
    const main = mains.find((identityId) => !shownIds || shownIds.includes(identityId)) ?? mains[0];
    return main === undefined ? [] : [pageAt(listing, `/category/${segment(main)}/sub-category/${segment(id)}/`)];
  });
}

async function teams(listing: Listing): Promise<ListedPage[]> {
  const filters = getScope(listing.config);
  const found = await readAllPages(
    (page) => listing.api.call(listTeams, { body: { page, size: pageSize, next: true, filters } }),
    { size: pageSize },
  );
  return found.map(({ id }) => pageAt(listing, `/team/${segment(id)}/`));
}

/** Live and upcoming matches. */
async function matches(listing: Listing): Promise<ListedPage[]> {
  const filters: EventFilters = { ...getScope(listing.config), status: ['live', 'upcoming'] };
  const found = await readAllPages(
    (page) =>
      listing.api.call(listEvents, {
        body: { page, size: pageSize, next: true, sort: 'event_date', order: 'asc', filters },
      }),
    { size: pageSize },
  );
  return found.map((event) => ({ ...pageAt(listing, `/events/${segment(event.id)}/`), changed: event.updated_at }));
}

async function channels(listing: Listing): Promise<ListedPage[]> {
  const filters: EventFilters = { ...getScope(listing.config), status: ['channel'] };
  const found = await readAllPages(
    (page) => listing.api.call(listEvents, { body: { page, size: pageSize, next: true, filters } }),
    { size: pageSize },
  );
  return found.map(({ id }) => pageAt(listing, `/channels/${segment(id)}/`));
}

const getRecordingFilters = (config: SiteConfig): EventFilters => ({
  ...getScope(config),
  status: ['archived', 'vod'],
  media_type: ['event', 'highlight', 'clip'],
});

/** Returns the number of files for the recordings. */
export async function countFiles({ api, config }: Listing): Promise<number> {
  const { totalCount = 0 } = await api.call(listEvents, {
    body: { size: 1, count: true, filters: getRecordingFilters(config) },
  });
  return Math.min(maxFiles, Math.ceil(totalCount / pageSize));
}

/**
 * Recordings by date, the oldest in the first file, so that a full file stays the same.
 * @param file from 1
 */
export async function videos(listing: Listing, file: number): Promise<ListedPage[]> {
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
    ...pageAt(listing, `/events/${segment(event.id)}/`),
    changed: event.updated_at,
    video: getVideo(listing, event),
  }));
}

function getVideo({ site, config }: Listing, event: WireEvent): ListedPage['video'] {
  const names = [event.team1?.name, event.team2?.name];
  const teamNames = names.every((name) => name !== undefined) ? names.join(' – ') : undefined;
  const title = getSafeTitle(event, teamNames);
  const page = new URL(`/events/${segment(event.id)}/`, site.origin);
  // The edge draws the picture of two teams: the operator's own may show the winners.
  const thumbnail = teamNames ? new URL(pictureFile, page).href : absolute(event.image_url, site.origin);
  if (!title || !thumbnail) return undefined;
  const league = event.identities?.find(({ type }) => type === 'identity')?.title;
  const isFree = event.commerce_coverage === 'commerce_free_media';
  const stream = event.source?.hd ?? event.source?.clip;
  return {
    title,
    description: [title, league, config.name].filter(Boolean).join(' · '),
    thumbnail,
    content: isFree ? absolute(stream, site.origin) : undefined,
    published: event.event_date,
    duration: event.duration,
    isFree,
  };
}

/** An absolute http or https address; undefined for any other. */
function absolute(address: string | undefined, origin: string): string | undefined {
  const url = address === undefined ? null : URL.parse(address, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The pages of one kind. */
export function listPages(listing: Listing, kind: Kind): Promise<ListedPage[]> | ListedPage[] {
  switch (kind) {
    case 'pages':
      return staticPages(listing);
    case 'leagues':
    case 'categories':
      return identities(listing, kind);
    case 'subcategories':
      return subCategories(listing);
    case 'teams':
      return teams(listing);
    case 'channels':
      return channels(listing);
    default:
      return matches(listing);
  }
}

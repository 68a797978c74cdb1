import {
  getIdentity,
  getTeam,
  listIdentities,
  listTeams,
  type Identity,
  type PagingWords,
  type Team,
  getOwnValue,
} from '@touchline/contract';
import type { IdentityRow, TeamRow } from '../database/schema.ts';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { WorldSearch } from '../search/world-search.ts';
import { getAddedTime } from '../world/dates.ts';
import type { Directory } from '../world/directory.ts';
import { createScopeFilter } from './create-scope-filter.ts';

const parentOrder = 'media_parent_order.';

/** The values by which a row can be sorted. */
interface SortKeys {
  title: string;
  /** The time at which the row was added, in milliseconds. */
  added: number;
  /** The positions of a sub-category in its main categories. */
  parents: Record<string, number>;
}

/** Sorts as wire.md defines: descending by `order` by default, and rows with equal values by id. */
function sortRows<Row extends { id: string; order: number }>(
  rows: readonly Row[],
  { sort = 'order', order = 'desc' }: PagingWords,
  getKeys: (row: Row) => SortKeys,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  const getKey = (row: Row): number => {
    if (sort.startsWith(parentOrder))
      return getOwnValue(getKeys(row).parents, sort.slice(parentOrder.length)) ?? Infinity;
    return sort === 'added' || sort === 'created' ? getKeys(row).added : row.order;
  };
  const compare = (a: Row, b: Row): number =>
    sort === 'title' ? getKeys(a).title.localeCompare(getKeys(b).title) : Math.sign(getKey(a) - getKey(b) || 0);
  return rows.toSorted((a, b) => sign * compare(a, b) || (a.id < b.id ? -1 : 1));
}

function toWireTeam(row: TeamRow, { identities }: Directory): Team {
  const league = identities.get(row.leagueId);
  return {
    id: row.id,
    name: row.name,
    short_name: row.shortName,
    logo_url: row.logoUrl,
    banner_url: row.bannerUrl,
    color: row.colors[0],
    sport_type: row.sportType,
    league: league ? { id: league.id, title: league.title, logo_url: league.logoUrl ?? undefined } : undefined,
    ...row.links,
  };
}

/** The ids of a sub-category's main categories, or of a main category's sub-categories. */
const getRelatedIds = (row: IdentityRow, { identities }: Directory): string[] =>
  row.mediaType === 'identity_item'
    ? row.mainCategories
    : [...identities.values()].filter(({ mainCategories }) => mainCategories.includes(row.id)).map(({ id }) => id);

function toWireIdentity(row: IdentityRow, directory: Directory): Identity {
  const isSubCategory = row.mediaType === 'identity_item';
  return {
    id: row.id,
    media_type: row.mediaType,
    title: row.title || undefined,
    order: row.order,
    archived: row.archived,
    image_url: row.imageUrl ?? undefined,
    banner_url: row.bannerUrl ?? undefined,
    logo_url: row.logoUrl ?? undefined,
    identity_ids: getRelatedIds(row, directory),
    banners: row.banners,
    mobile_banners: row.mobileBanners,
    ...row.links,
    sport_type: row.sportType ?? undefined,
    has_teams: row.hasTeams,
    ...(isSubCategory ? { mainCategories: row.mainCategories, media_parent_order: row.parentOrder } : {}),
  };
}

/** Serves teams, leagues, categories and their sub-categories. */
export function serveDirectory(serverContext: ServerContext, directory: Directory, search: WorldSearch): void {
  const { teams, identities } = directory;

  serve(serverContext, listTeams, async ({ body = {} }) => {
    const { 'search.text': text = '', ...scope } = body.filters ?? {};
    const matchingIds = search.teams.find(text);
    const scopeFilter = createScopeFilter(scope, directory);
    const foundTeams = [...teams.values()].filter(
      (team) => scopeFilter.team(team) && (!matchingIds || matchingIds.has(team.id)),
    );
    const rows = sortRows(foundTeams, body, ({ id, name }) => ({
      title: name,
      added: getAddedTime(id, 0),
      parents: {},
    }));
    return slicePage(body, rows, (row) => toWireTeam(row, directory));
  });

  serve(serverContext, getTeam, async ({ params }) => {
    const row = teams.get(params.id);
    if (!row) throw createNotFound(`team ${params.id}`);
    return toWireTeam(row, directory);
  });

  serve(serverContext, listIdentities, async ({ body = {} }) => {
    const {
      media_type: types,
      archived,
      identityId: parentIds,
      'search.text': text = '',
      ...scope
    } = body.filters ?? {};
    const matchingIds = search.identities.find(text);
    const scopeFilter = createScopeFilter(scope, directory);
    const foundIdentities = [...identities.values()].filter(
      (row) =>
        (!types || types.includes(row.mediaType)) &&
        (archived === undefined || row.archived === archived) &&
        (!parentIds || parentIds.some((id) => row.mainCategories.includes(id))) &&
        (!matchingIds || matchingIds.has(row.id)) &&
        scopeFilter.identity(row),
    );
    const rows = sortRows(foundIdentities, body, ({ title, addedAt, parentOrder: parents }) => ({
      title,
      added: addedAt.getTime(),
      parents,
    }));
    return slicePage(body, rows, (row) => toWireIdentity(row, directory));
  });

  serve(serverContext, getIdentity, async ({ params }) => {
    const row = identities.get(params.id);
    if (!row) throw createNotFound(`category ${params.id}`);
    return toWireIdentity(row, directory);
  });
}

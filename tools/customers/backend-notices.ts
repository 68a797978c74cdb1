import {
  type Customer,
  describeNotice,
  type Fault,
  isRedirected,
  readJsonFile,
  readRedirects,
} from '@touchline/customer-config';
import { z } from 'zod';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';

/** Reads the parts of customer.json that name a backend or its content; other faults are the build's. */
const ids = z.array(z.string()).catch([]);
const links = z.array(z.object({ to: z.string() }).catch({ to: '' })).catch([]);
const scope = z.object({ league_ids: ids, team_ids: ids }).catch({ league_ids: [], team_ids: [] });
const partsSchema = z.object({
  api_base: z.string().catch('/'),
  home: z.object({ scope, shelves: z.array(scope).catch([]) }).catch({
    scope: { league_ids: [], team_ids: [] },
    shelves: [],
  }),
  features: z.object({ club: z.object({ league_ids: ids }).optional().catch(undefined) }).catch({}),
  navigation: links,
  categories: links,
  legal: links,
});

type Parts = z.output<typeof partsSchema>;

/** A value of customer.json that names content of the backend. */
interface NamedContent {
  path: string;
  kind: keyof typeof calls;
  id: string;
}

const listIds = (path: string, kind: NamedContent['kind'], values: readonly string[]): NamedContent[] =>
  values.map((id, index) => ({ path: `${path}[${index}]`, kind, id }));

/** Links to content. /category/all/ is a page of the portal, and a redirected path has no content of its own. */
const listLinkIds = (parts: Parts, redirects: Customer['redirects']): NamedContent[] =>
  (['navigation', 'categories', 'legal'] as const).flatMap((list) =>
    parts[list].flatMap(({ to }, index): NamedContent[] => {
      const [, page, id] = /^\/(league|category|team)\/([^/?#]+)\/(?:[?#]|$)/.exec(to) ?? [];
      if (id === undefined || (page === 'category' && id === 'all') || isRedirected(to, redirects)) return [];
      const kind = page === 'team' ? 'team' : 'league or category';
      return [{ path: `${list}[${index}].to`, kind, id: decodeId(id) }];
    }),
  );

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The backend's call by the words for content; both pages of the portal show leagues and categories. */
const calls = { league: 'identity', 'league or category': 'identity', team: 'team' } as const;

/** A faulty list must not cause hundreds of calls at each start. */
const maxCalls = 50;
/** Milliseconds for all calls together. */
const timeoutMs = 5_000;

const notFound = z.object({ error: z.literal('not_found') });

/**
 * Asks the backend that a customer's pages call, and returns notices: the backend does not answer, or it does not know a
 * league or team of customer.json. For programs that start a portal; a build calls no network.
 * @param customer the parsed customer.json, and the redirects of redirects.json
 * @param api the origin behind the portal's own host
 * @param request the fetch function
 */
export async function findBackendNotices(
  id: string,
  { customer, redirects }: { customer: unknown; redirects: Customer['redirects'] },
  api: string,
  request: typeof fetch = fetch,
): Promise<Fault[]> {
  const { data: parts } = partsSchema.safeParse(customer);
  if (!parts) return [];
  const file = `${id}/customer.json`;
  const base = new URL(parts.api_base, api).href.replace(/\/$/, '');
  const signal = AbortSignal.timeout(timeoutMs);
  const contents = [
    ...listIds('home.scope.league_ids', 'league', parts.home.scope.league_ids),
    ...listIds('home.scope.team_ids', 'team', parts.home.scope.team_ids),
    ...parts.home.shelves.flatMap(({ league_ids: leagues, team_ids: teams }, index) => [
      ...listIds(`home.shelves[${index}].league_ids`, 'league', leagues),
      ...listIds(`home.shelves[${index}].team_ids`, 'team', teams),
    ]),
    ...listIds('features.club.league_ids', 'league', parts.features.club?.league_ids ?? []),
    ...listLinkIds(parts, redirects),
  ].slice(0, maxCalls);
  try {
    const answer = await request(`${base}/api/portal/redirect?path=%2F`, { signal });
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    const isKnown = await Promise.all(
      contents.map(async (content) => {
        const contentAnswer = await request(
          `${base}/api/${calls[content.kind]}/get_by_id/id/${encodeURIComponent(content.id)}`,
          { signal },
        );
        const body: unknown = await contentAnswer.json().catch(() => undefined);
        return contentAnswer.status !== 404 || !notFound.safeParse(body).success;
      }),
    );
    return contents.flatMap(({ path, kind, id: contentId }, index) =>
      isKnown[index]
        ? []
        : [{ file, path, found: JSON.stringify(contentId), expected: `a ${kind} that the backend ${base} knows` }],
    );
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
    const found = `${JSON.stringify(parts.api_base)}, but ${base} does not answer (${reason})`;
    return [
      {
        file,
        path: 'api_base',
        found,
        expected: 'a backend that answers; "/" is the backend of the portal\'s own host',
      },
    ];
  }
}

/** Prints the notices about a customer's backend. @param api the origin behind the portal's own host */
export async function printBackendNotices(id: string, api: string): Promise<void> {
  const folder = getCustomerFolder(id);
  const parts = { customer: readJsonFile(folder, 'customer.json').value, redirects: readRedirects(folder) };
  for (const notice of await findBackendNotices(id, parts, api)) console.warn(`  ${describeNotice(notice)}`);
}

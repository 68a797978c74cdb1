import { changeAnswers, changeEntries, isObject, type ApiCall, type Variation } from './variation.ts';

const hourMs = 3_600_000;
const smallPageSize = 3;
const programPageSize = 50;
const maxPageSize = 999;

/** Changes the page size of a call, in its body or query. */
function withSize(call: ApiCall, size: number, page?: number): ApiCall {
  const words = page === undefined ? { size } : { size, page };
  if (call.method !== 'GET') return isObject(call.body) ? { ...call, body: { ...call.body, ...words } } : call;
  const query = new URLSearchParams(call.query);
  for (const [name, value] of Object.entries(words)) query.set(name, String(value));
  return { ...call, query };
}

function getNumber(call: ApiCall, name: 'size' | 'page', defaultNumber: number): number {
  const value = call.method === 'GET' ? call.query.get(name) : isObject(call.body) ? call.body[name] : undefined;
  const number = Number(value ?? defaultNumber);
  return Number.isInteger(number) && number >= 0 ? number : defaultNumber;
}

const isList = ({ path }: ApiCall): boolean =>
  /\/(list|user_list|list_by_user|get_watchlist|get_positions|customer_contracts|get_subscriptions|get_ppv_tickets|get_invoices|get_related_videos)$/.test(
    path,
  );

/** Creates hourly programmes for the week before the first programme. */
function moveWeekBack(entries: readonly unknown[]): unknown[] {
  const [first] = entries;
  const start = isObject(first) ? Date.parse(String(first['start_date'])) : Date.now();
  return Array.from({ length: 7 * 24 }, (_, index) => ({
    id: `earlier-${index}`,
    title: `Earlier ${index}`,
    start_date: new Date(start - (7 * 24 - index) * hourMs).toISOString(),
    end_date: new Date(start - (7 * 24 - index - 1) * hourMs).toISOString(),
  }));
}

/** Variations that change lists. */
export const listVariations: Readonly<Record<string, Variation>> = {
  'small-pages': {
    effect: `sends at most ${smallPageSize} entries in a page`,
    answer: (call, respond) =>
      respond(isList(call) ? withSize(call, Math.min(smallPageSize, getNumber(call, 'size', 10))) : call),
  },
  'long-programme': {
    effect: `starts a channel's programme a week ago, in pages of ${programPageSize}`,
    answer: async (call, respond) => {
      if (!call.path.startsWith('/api/channel/program/')) return respond(call);
      const answer = await respond(withSize(call, maxPageSize, 0));
      const content = isObject(answer.body) ? answer.body['content'] : undefined;
      const entries: unknown = isObject(content) ? content['entries'] : undefined;
      if (!Array.isArray(entries)) return answer;
      const allEntries = [...moveWeekBack(entries), ...entries];
      const startIndex = getNumber(call, 'page', 0) * programPageSize;
      const page = allEntries.slice(startIndex, startIndex + programPageSize);
      return {
        ...answer,
        body: {
          content: {
            entryCount: page.length,
            count: page.length,
            totalCount: allEntries.length,
            itemsPerPage: programPageSize,
            startIndex,
            nextExists: startIndex + programPageSize < allEntries.length,
            entries: page,
          },
        },
      };
    },
  },
  'many-suggestions': {
    effect: 'sends 500 suggestions instead of 8',
    answer: changeEntries(/\/suggest$/, (entries) =>
      Array.from({ length: entries.length === 0 ? 0 : 500 }, (_, index) => {
        const entry = entries[index % entries.length];
        return isObject(entry) && index >= entries.length ? { ...entry, id: `${String(entry['id'])}-${index}` } : entry;
      }),
    ),
  },
  'negative-counts': {
    effect: 'sends negative counts',
    answer: changeAnswers(/^/, (object) => ({
      ...object,
      ...('totalCount' in object ? { totalCount: -5 } : {}),
      ...('entryCount' in object ? { entryCount: -1, count: -1 } : {}),
      ...('sport_type' in object && 'count' in object ? { count: -2 } : {}),
    })),
  },
  'tied-ranks': {
    effect: 'ranks teams with ties and gaps, and the first team twice',
    answer: changeEntries(/\/standings$/, (entries) => {
      const rankedEntries = entries.map((entry, index) =>
        isObject(entry) ? { ...entry, rank: index < 2 ? 1 : index + 2 } : entry,
      );
      return [...rankedEntries, ...rankedEntries.slice(0, 1)];
    }),
  },
};

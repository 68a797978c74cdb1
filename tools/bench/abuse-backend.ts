import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAttacker } from './attacker.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getP95 } from './median.ts';
import { reportStep } from './report.ts';

const listIds = (count: number, round = 0): string[] =>
  Array.from({ length: count }, (_, index) => `id-${round}-${index}`);
const list = '/api/event/list';
const login = '/api/user/login';
/** Encoded once, because encoding it per request would load the measuring process. */
const manyIdsBody = new TextEncoder().encode(JSON.stringify({ filters: { 'identities.id': listIds(40_000) } }));

/** Returns nine random words per round that match no title, so that the search for similar words finds no result. */
const createJunkText = (round: number): string =>
  Array.from({ length: 9 }, (_, index) => ((round * 9 + index + 1) * 2654435761).toString(36).slice(0, 10))
    .join(' ')
    .slice(0, 100);

interface Attack {
  path: string | ((round: number) => string);
  /** Without a body the request is a GET. */
  body?: (round: number) => string | Uint8Array<ArrayBuffer>;
  /** The highest allowed ratio of response times with and without the attack. */
  maxRatio: number;
  /** Requests per second; {@link defaultRatePerSecond} by default. */
  rate?: number;
  /** The expected statuses; 0 is a connection that the server closes during the upload. */
  statuses: readonly number[];
}

/** The requests of an anonymous attacker. */
const attacks: Readonly<Record<string, Attack>> = {
  'lists of 40,000 ids': { path: list, body: () => manyIdsBody, maxRatio: 2, statuses: [400, 0] },
  'lists of 90 ids in each filter': {
    path: list,
    body: (round) => {
      const manyIds = listIds(90, round);
      return JSON.stringify({ filters: { 'identities.id': manyIds, 'search.teams.id': manyIds, event_id: manyIds } });
    },
    maxRatio: 2,
    statuses: [200],
  },
  'searches of 100 letters of junk': {
    path: list,
    body: (round) => JSON.stringify({ filters: { 'search.text': createJunkText(round) } }),
    maxRatio: 3,
    rate: 200,
    statuses: [200],
  },
  'wrong passwords': {
    path: login,
    body: (round) =>
      JSON.stringify({ username: `nobody-${round}@example.com`, password: 'not the one', device_id: 'b' }),
    // Each attempt hashes a password, which occupies a core on purpose, until the source exceeds its limit of attempts.
    maxRatio: 3,
    statuses: [401, 429, 503],
  },
};

const defaultRatePerSecond = 20;
const measureMs = 3_000;
const roundCount = 2;

/**
 * Measures how much an anonymous attacker delays other callers of the backend. The measurement takes about a minute.
 * Measurements with and without an attack alternate, so that the machine's other work affects both.
 * @param api the backend's address
 * @param clips addresses of clips that each have to be cut
 */
export async function benchBackendAbuse(api: string, clips: readonly string[]): Promise<Measure[]> {
  const allAttacks: Record<string, Attack> = {
    ...attacks,
    'clips of a minute': { path: (round) => clips[round % clips.length] ?? '/', maxRatio: 2, statuses: [206, 503] },
  };
  let round = 0;
  let wrongAnswerCount = 0;
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(api + path, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  };

  const attacker = startAttacker();
  async function send({ path, body, rate = defaultRatePerSecond, statuses }: Attack): Promise<void> {
    const shots = Array.from({ length: (measureMs / 1000) * rate }, () => {
      round += 1;
      const address = api + (typeof path === 'string' ? path : path(round));
      // Requests the first bytes of a clip: the backend cuts all of it, and sends little.
      const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : { range: 'bytes=0-1' };
      return { address, headers, body: body?.(round) };
    });
    for (const { status } of await attacker.attack({ shots, perSecond: rate }))
      if (!statuses.includes(status)) wrongAnswerCount += 1;
  }

  /** @returns the response times of ordinary lists during an attack, in milliseconds */
  async function visit(attack?: Attack): Promise<number[]> {
    const attackPromise = attack && send(attack);
    const startMs = performance.now();
    const times: number[] = [];
    while (performance.now() - startMs < measureMs) {
      const requestStartMs = performance.now();
      await post(list, JSON.stringify({ page: times.length % 40, filters: { status: ['archived'] } }));
      times.push(performance.now() - requestStartMs);
      await sleep(10);
    }
    await attackPromise;
    return times;
  }

  await visit();
  const rows: Measure[] = [];
  for (const [name, attack] of Object.entries(allAttacks)) {
    reportStep(`sends ${name}`);
    const quietMs: number[] = [];
    const underAttackMs: number[] = [];
    for (let round = 0; round < roundCount; round += 1) {
      quietMs.push(...(await visit()));
      underAttackMs.push(...(await visit(attack)));
    }
    rows.push(
      createMaxMeasure(
        `abuse: lists' p95 under ${attack.rate ?? defaultRatePerSecond} ${name} a second against none`,
        getP95(underAttackMs) / getP95(quietMs),
        attack.maxRatio,
        'x',
        1,
      ),
    );
  }
  await attacker.close();
  return [
    ...rows,
    createMaxMeasure('abuse: calls that the backend answered otherwise than it says', wrongAnswerCount, 0, ''),
  ];
}

import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { timeRequest } from './time-request.ts';
import { startAttacker } from './attacker.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { getMedian, getP95 } from './median.ts';
import { reportStep } from './report.ts';

type GetAddress = (round: number) => string;

/** The addresses that an attacker requests 200 times a second, each time a different address. */
const junkAddresses: Readonly<Record<string, GetAddress>> = {
  'words that nobody reads': (round: number) => `/?junk${round}=${round}`,
  'addresses that lead nowhere': (round: number) => `/no/such/${round}/`,
  'matches that do not exist': (round: number) => `/events/none-${round}/`,
  'addresses of 8,000 dots': (round: number) => `/${'.'.repeat(8_000)}${round}`,
  'stretches of video that no clip names': (round: number) => `/media/live/x/${round}-${round + 60_000}.mp4`,
};

const requestsPerSecond = 200;
const measureMs = 2_000;
const roundCount = 5;
const cachedPages = ['/', '/live/', '/archive/'];

/** The statuses of a healthy edge. */
const expectedStatuses = new Set([200, 206, 308, 400, 404, 503]);

/** One address and customer under attack. */
class Attack {
  readonly #edge: string;
  readonly #headers: Record<string, string>;
  readonly #visitor = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #attacker = startAttacker();
  #turn = 0;
  /** Wrong answers to junk: other statuses, 503 without Retry-After, broken connections. */
  wrongAnswerCount = 0;

  constructor(edge: string, host: string) {
    this.#edge = edge;
    this.#headers = { host, 'accept-encoding': 'br' };
  }

  /** @returns the response times of a visitor's cached pages during an attack, in milliseconds */
  async visit(getJunkAddress?: GetAddress): Promise<number[]> {
    const attackPromise = getJunkAddress && this.#attack(getJunkAddress);
    const startedAt = performance.now();
    const times: number[] = [];
    const visits: Promise<void>[] = [];
    for (let now = 0; now < measureMs; now = performance.now() - startedAt) {
      if (visits.length <= now / 20) {
        const page = cachedPages[visits.length % cachedPages.length] ?? '/';
        const answer = timeRequest(this.#edge + page, this.#headers, this.#visitor);
        visits.push(answer.then(({ totalMs }) => void times.push(totalMs)));
      }
      await sleep(4);
    }
    await Promise.all([...visits, attackPromise]);
    return times;
  }

  async #attack(getAddress: GetAddress): Promise<void> {
    // Requests two bytes of each clip: the backend still cuts the whole clip, and the bench receives little video.
    const headers = { ...this.#headers, range: 'bytes=0-1' };
    const shots = Array.from({ length: (measureMs / 1000) * requestsPerSecond }, () => {
      this.#turn += 1;
      return { address: this.#edge + getAddress(this.#turn), headers };
    });
    for (const { status, hasRetryAfter } of await this.#attacker.attack({ shots, perSecond: requestsPerSecond }))
      if (!expectedStatuses.has(status) || (status === 503 && !hasRetryAfter)) this.wrongAnswerCount += 1;
  }

  async close(): Promise<void> {
    this.#visitor.destroy();
    await this.#attacker.close();
  }
}

/**
 * Measures how much an attacker delays visitors; it takes three minutes. Measurements with and without junk alternate,
 * so that the machine's other work affects both; the median ratio counts.
 * @param edge the edge's address
 * @param host the customer's host
 * @param clips addresses of clips that each have to be cut
 */
export async function benchAbuse(edge: string, host: string, clips: readonly string[]): Promise<Measure[]> {
  const addressGetters = {
    ...junkAddresses,
    'clips of a minute': (round: number) => clips[round % clips.length] ?? '/',
  };
  const attack = new Attack(edge, host);
  const ratiosByName = new Map<string, number[]>(Object.keys(addressGetters).map((name) => [name, []]));
  await attack.visit();
  for (let round = 0; round < roundCount; round += 1) {
    for (const [name, getAddress] of Object.entries(addressGetters)) {
      reportStep(`sends ${name}`);
      const quietMs = getP95(await attack.visit());
      // The first visit warms the edge up: it renders the first addresses of an attack, as it does for old links.
      await attack.visit(getAddress);
      ratiosByName.get(name)?.push(getP95(await attack.visit(getAddress)) / quietMs);
    }
  }
  await attack.close();
  return [
    ...[...ratiosByName].map(([name, ratios]) =>
      createMaxMeasure(
        `abuse: held pages' p95 under ${requestsPerSecond} ${name} a second against none`,
        getMedian(ratios),
        2,
        'x',
        1,
      ),
    ),
    createMaxMeasure(
      'abuse: junk answered with anything but a page, a refusal or 503 with Retry-After',
      attack.wrongAnswerCount,
      0,
      '',
    ),
  ];
}

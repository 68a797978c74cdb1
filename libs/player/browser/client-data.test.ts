import { describe, expect, it } from 'vitest';
import { openTestBrowser } from './setup.ts';
import type { StubRequest } from './stub-origin.ts';
import { waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();

/** The media requests of one viewer, identified by the referring page. */
const getMedia = (viewer: string): StubRequest[] =>
  testBrowser.origin.requests.filter(({ path, referer }) => /\.(m3u8|m4s|mp4)$/.test(path) && referer.includes(viewer));

async function collectRequests(viewer: string, description: string): Promise<StubRequest[]> {
  const { page, close } = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.recording, {
    kind: 'recording',
    query: { viewer, ...(description && { says: description }) },
  });
  await waitUntil(async () => getMedia(viewer).filter(({ path }) => path.endsWith('.m4s')).length > 4, 'segments');
  await page.evaluate(() => window.harness.handle?.request({ type: 'retry' }));
  await waitUntil(
    async () => getMedia(viewer).filter(({ path }) => path.endsWith('index.m3u8')).length > 3,
    'a reload',
  );
  await close();
  return getMedia(viewer);
}

/** Parses CMCD such as `br=500,sid="a"` into values by key. */
const getKeys = (text: string): Map<string, string> =>
  new Map(
    text.split(/,(?=[a-z-]+(?:=|,|$))/).map((part) => {
      const [key = '', value = ''] = part.split(/=(.*)/s);
      return [key, value] as const;
    }),
  );

/** The keys that CTA-5004-B allows in requests. */
const knownPattern =
  /^(ab|bg|bl|br|bs|bsa|bsd|bsda|cid|cs|d|dfa|dl|lab|lb|ltc|msd|mtp|nor|nr|nrr|ot|pb|pr|pt|rtp|sf|sid|sn|st|sta|su|tab|tb|tbl|tpb|v)$/;

describe('the client data in a player’s requests (CMCD version 2)', () => {
  it.for(['query', 'headers'] as const)(
    'each request of a view carries the client data in its %s, with the same random id',
    async (clientDataLocation) => {
      const requests = await collectRequests(`says-in-${clientDataLocation}`, clientDataLocation);
      const sentData = requests.map(({ clientData }) =>
        getKeys(clientDataLocation === 'query' ? clientData.inQuery : clientData.inHeaders),
      );
      expect(
        requests.filter(
          ({ clientData }) => (clientDataLocation === 'query' ? clientData.inHeaders : clientData.inQuery) !== '',
        ),
      ).toEqual([]);
      for (const keys of sentData) {
        expect(keys.get('v')).toBe('2');
        expect(keys.get('cid')).toBe('"match-42"');
        expect(keys.get('sid')).toMatch(/^"[\da-f]{32}"$/);
      }
      expect(new Set(sentData.map((keys) => keys.get('sid'))).size, 'the reload is the same view').toBe(1);
      const allKeys = new Set(sentData.flatMap((keys) => [...keys.keys()]));
      expect([...allKeys].filter((key) => !knownPattern.test(key))).toEqual([]);
      for (const key of ['ot', 'sf', 'st', 'br', 'bl', 'd', 'sn']) expect([...allKeys]).toContain(key);
    },
  );

  it('requests have no client data without the customer’s option', async () => {
    const requests = await collectRequests('says-nothing', '');
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter(({ clientData }) => clientData.inQuery + clientData.inHeaders !== '')).toEqual([]);
  });
});

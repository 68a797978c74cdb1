import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { createMinMeasure, createMaxMeasure, type Measure } from './measure.ts';
import { getMedian, getP95 } from './median.ts';
import { reportStep } from './report.ts';

const listSchema = z.object({
  content: z.object({ totalCount: z.number(), entries: z.array(z.object({ title: z.string() })) }),
});

/**
 * Typical inputs of a viewer who searches a title: its first letters, no accents, a missing letter, two swapped
 * letters.
 */
function createTypos(title: string): string[] {
  const titleWithoutAccents = title.normalize('NFD').replace(/\p{M}/gu, '');
  const titlePrefixes = Array.from({ length: Math.min(8, title.length) }, (_, length) => title.slice(0, length + 1));
  return [
    ...titlePrefixes,
    titleWithoutAccents,
    title.slice(0, 3) + title.slice(4),
    title.slice(0, 2) + title.slice(3, 4) + title.slice(2, 3) + title.slice(4),
  ];
}

/**
 * Times searches over all entries of the reference backend. It sends each text once, so that no answer comes from a
 * cache.
 * @param origin the backend's origin
 */
export async function benchSearch(origin: string): Promise<Measure[]> {
  const post = (body: object) =>
    fetch(`${origin}/api/event/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const media = ['event', 'externalContent', 'highlight', 'clip'];
  const response = await post({ size: 120, count: true, sort: 'title', filters: { media_type: media } });
  const { content } = z.parse(listSchema, await response.json());
  const texts = [...new Set(content.entries.flatMap(({ title }) => createTypos(title.slice(0, 60))))];

  async function getTimes(call: (text: string) => Promise<Response>): Promise<number[]> {
    const times: number[] = [];
    for (const text of texts) {
      const requestStartMs = performance.now();
      await (await call(text)).arrayBuffer();
      times.push(performance.now() - requestStartMs);
    }
    return times;
  }
  reportStep('searches');
  const suggestTimesMs = await getTimes((text) =>
    fetch(`${origin}/api/search/suggest?${new URLSearchParams({ q: text })}`),
  );
  const searchTimesMs = await getTimes((text) =>
    post({ size: 24, next: true, count: true, filters: { 'search.text': text } }),
  );
  return [
    createMinMeasure('search: events that are searched', content.totalCount, 3000, ''),
    createMaxMeasure('search: suggestions, p50', getMedian(suggestTimesMs), 30, 'ms', 1),
    createMaxMeasure('search: suggestions, p95', getP95(suggestTimesMs), 60, 'ms', 1),
    createMaxMeasure('search: a page of 24 with its count, p50', getMedian(searchTimesMs), 30, 'ms', 1),
    createMaxMeasure('search: a page of 24 with its count, p95', getP95(searchTimesMs), 60, 'ms', 1),
  ];
}

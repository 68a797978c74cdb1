import { performance } from 'node:perf_hooks';
import { sendRaw, getStatus } from '../../apps/edge/src/testing/send-raw.ts';
import type { Measure } from './measure.ts';

/** The limit for an answer; a slower answer delays other visitors. */
const maxAnswerMs = 1_000;

/** Writes a request's lines, and adds the header with the body's length. */
const createRequestText = (line: string, host: string, body = ''): string =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\n${body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`}Connection: close\r\n\r\n${body}`;

const createListRequest = (body: unknown) => ['POST /api/event/list', JSON.stringify(body)] as const;

/** The requests that the edge must refuse, by kind: each request's line and body, and the statuses that refuse it. */
const refusedRequests: Record<string, { lines: readonly (readonly [string, string?])[]; by: readonly number[] }> = {
  'addresses that lead out of where they seem to': {
    lines: ['/api/../x', '/api/%2e%2e/x', '/%2e%2e/api/x', '/a\\b/', '/api/..%2fx'].map((path) => [`GET ${path}`]),
    by: [400, 404],
  },
  'lists of 200 and of 40,000 ids, a search of 10,000 letters': {
    lines: [
      createListRequest({ filters: { event_id: Array.from({ length: 40_000 }, (_, id) => `id-${id}`) } }),
      createListRequest({ filters: { event_id: Array.from({ length: 200 }, (_, id) => `id-${id}`) } }),
      createListRequest({ filters: { 'search.text': 'x'.repeat(10_000) } }),
    ],
    by: [400, 413, 422],
  },
};

/** Sends each of the refused requests once. @param edge the edge's address @param host the customer's host */
export async function benchRefusals(edge: string, host: string): Promise<Measure[]> {
  const port = Number(new URL(edge).port);
  const measures: Measure[] = [];
  const fetchStatus = async (text: string) => {
    const startedAt = performance.now();
    const status = getStatus(await sendRaw(port, text));
    return { status, time: performance.now() - startedAt };
  };
  const addMeasure = (name: string, answers: { status: number; time: number }[], limits: readonly number[]) => {
    const statuses = [...new Set(answers.map(({ status }) => status))];
    const slowestMs = Math.max(...answers.map(({ time }) => time));
    measures.push({
      name: `abuse: ${name}`,
      figure: `${statuses.join(', ')} in ${Math.ceil(slowestMs)} ms`,
      value: slowestMs,
      unit: 'ms',
      better: 'lower',
      target: `${limits.join(' or ')} within ${maxAnswerMs} ms`,
      met: statuses.every((status) => limits.includes(status)) && slowestMs <= maxAnswerMs,
    });
  };
  for (const [name, { lines, by }] of Object.entries(refusedRequests)) {
    const answers = [];
    for (const [line, body] of lines) answers.push(await fetchStatus(createRequestText(line, host, body)));
    addMeasure(name, answers, by);
  }
  addMeasure(
    'two hosts in one request',
    [await fetchStatus(createRequestText('GET /', `${host}\r\nHost: elsewhere.example`))],
    [400],
  );
  addMeasure('a host that nobody named', [await fetchStatus(createRequestText('GET /', 'elsewhere.example'))], [404]);
  return measures;
}

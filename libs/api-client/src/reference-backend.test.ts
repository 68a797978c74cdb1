import { getEvent, getGroupedSportCount, listEvents, suggest } from '@touchline/contract';
import { describe, expect, inject, it } from 'vitest';
import type { ApiReport } from './api.ts';
import { createApi } from './create-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const reports: ApiReport[] = [];
const api = createApi({ baseUrl: inject('backendUrl'), onReport: (report) => void reports.push(report) });

/** Breaks a call that no other test makes, because all tests of a run share the backend. */
async function injectFault(query: string, faultOptions: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({ match: `/api/search/suggest?q=${query}`, ...faultOptions });
  const { ok } = await fetch(`${inject('backendUrl')}/__faults`, { method: 'POST', body });
  expect(ok).toBe(true);
}

describe('against the reference backend', () => {
  it('a list has its events and its counts (`entryCount`, `nextExists`)', async () => {
    const page = await api.call(listEvents, {
      body: { size: 50, next: true, count: true, filters: { status: ['archived'] } },
    });
    expect(page).toMatchObject({ entryCount: 50, startIndex: 0, nextExists: true });
    expect(page.entries).toHaveLength(50);
    expect(page.totalCount).toBeGreaterThan(1000);
    expect(reports).toEqual([]);
  });

  it('a call resolves to an event, and fails with not_found for an unknown id', async () => {
    const { entries } = await api.call(listEvents, { body: { size: 1 } });
    const [first] = entries;
    expect(await api.call(getEvent, { params: { id: first?.id ?? '' } })).toMatchObject({ id: first?.id });
    await expect(api.call(getEvent, { params: { id: 'nothing-of-the-kind' } })).rejects.toMatchObject({
      name: 'PortalError',
      code: 'not_found',
      status: 404,
      retryable: false,
    });
  });

  it('a call resolves to a response that is not a list', async () => {
    const sportCounts = await api.call(getGroupedSportCount);
    expect(sportCounts.every(({ sport_type, count }) => sport_type !== '' && count > 0)).toBe(true);
  });

  it('a call succeeds after an error, a 429 and a response that breaks off [fault-9]', async () => {
    await injectFault('qqqqa', { kind: 'status', status: 500, times: 1 });
    await injectFault('qqqqb', { kind: 'status', status: 429, retryAfter: 1, times: 1 });
    await injectFault('qqqqc', { kind: 'cut', times: 1 });
    for (const query of ['qqqqa', 'qqqqb', 'qqqqc']) {
      expect(await api.call(suggest, { query: { q: query } })).toMatchObject({ entries: [] });
    }
  });

  it('a call fails with a PortalError while the fault lasts', async () => {
    const shortTimeoutApi = createApi({
      baseUrl: inject('backendUrl'),
      limits: { tryTimeoutMs: 700, totalTimeoutMs: 2500 },
    });
    await injectFault('lasting-a', { kind: 'status', status: 503 });
    await injectFault('lasting-b', { kind: 'garbage' });
    await injectFault('lasting-c', { kind: 'freeze' });
    const getErrorCode = (query: string) =>
      shortTimeoutApi.call(suggest, { query: { q: query } }).catch((error: { code: string }) => error.code);
    expect(await Promise.all(['lasting-a', 'lasting-b', 'lasting-c'].map(getErrorCode))).toEqual([
      'server_error',
      'invalid_response',
      'timeout',
    ]);
  });
});

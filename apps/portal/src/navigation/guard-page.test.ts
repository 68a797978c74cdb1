// @vitest-environment jsdom
import { composeFeatures, type Guard, type PageRoute } from '@touchline/feature-kit';
import { createNotices } from '@touchline/shell';
import { createTelemetry } from '@touchline/telemetry';
import { expect, test, vi } from 'vitest';
import { createAppParts } from '../testing/create-app-parts.ts';
import { guardPage } from './guard-page.ts';

const brokenGuard: Guard = () => {
  throw new Error('broken');
};

const hangingGuard: Guard = () => new Promise(() => undefined);

/**
 * Runs a guard for a page.
 * @param path of a page on this origin
 */
async function runGuard(guard: Guard, access: PageRoute['access'], path = '/a/') {
  const error = vi.fn();
  const loadFeatures = async () => composeFeatures([{ id: 'a', guards: async () => [guard] }], { a: {} });
  const notify = vi.fn();
  const telemetry = { ...createTelemetry(), error };
  const parts = createAppParts({ features: loadFeatures, telemetry, notices: { ...createNotices(), notify } });
  const route: PageRoute = { page: 'a/a', path: 'a', access, lazy: () => Promise.reject(new Error('not asked')) };
  return {
    outcome: await guardPage(parts, route, new URL(path, location.href)),
    reported: error.mock.calls.length,
    noticeCount: notify.mock.calls.length,
  };
}

test('a broken guard is reported, and a public page opens nevertheless', async () => {
  expect(await runGuard(brokenGuard, 'public')).toEqual({ outcome: { kind: 'pass' }, reported: 1, noticeCount: 0 });
});

test('a broken guard keeps a member page closed, and the viewer stays on the open page with an error message', async () => {
  expect(await runGuard(brokenGuard, 'member')).toEqual({ outcome: { kind: 'aborted' }, reported: 1, noticeCount: 1 });
});

test('a broken guard leads home when the visit begins at a member page', async () => {
  const openedAddress = location.pathname + location.search;
  expect(await runGuard(brokenGuard, 'member', openedAddress)).toMatchObject({
    outcome: { kind: 'redirect', to: '/' },
    noticeCount: 1,
  });
});

test.each([
  ['public', { kind: 'pass' }],
  ['member', { kind: 'aborted' }],
] as const)(
  'a guard of a %s page counts as broken when it does not answer within ten seconds',
  async (access, outcome) => {
    vi.useFakeTimers();
    const guardResult = runGuard(hangingGuard, access);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await Promise.race([guardResult, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await guardResult).toMatchObject({ outcome, reported: 1 });
    vi.useRealTimers();
  },
);

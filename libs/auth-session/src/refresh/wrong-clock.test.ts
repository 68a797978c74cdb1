// @vitest-environment node
import { getProfile } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountServer } from '../testing/account-server.ts';
import { createBrowser, dayMs, minuteMs } from '../testing/browser.ts';
import { openPage, openSignedIn } from '../testing/open-page.ts';

const refreshPath = '/api/oauth2/token';

afterEach(() => vi.useRealTimers());

describe('a clock that is wrong (fault 17)', () => {
  it.each([
    ['ahead', dayMs],
    ['behind', -dayMs],
  ])('a clock that jumps a day %s costs one refresh', async (_, jumpMs) => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    await api.call(getProfile);
    browser.advanceClock(8 * minuteMs);
    browser.jumpClock(jumpMs);
    for (let call = 0; call < 10; call += 1) await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
    browser.advanceClock(8 * minuteMs);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
    browser.advanceClock(5 * minuteMs);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(2);
  });

  it('the session refreshes in time although the clock was set back a little', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    await api.call(getProfile);
    browser.advanceClock(8 * minuteMs);
    browser.jumpClock(-5 * minuteMs);
    browser.advanceClock(4.1 * minuteMs);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('a clock that jumps at each call costs at most one refresh a minute', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    for (let elapsedSeconds = 0; elapsedSeconds < 120; elapsedSeconds += 1) {
      browser.jumpClock(elapsedSeconds % 2 ? dayMs : -dayMs);
      browser.advanceClock(1_000);
      await api.call(getProfile);
    }
    expect(server.count(refreshPath)).toBeLessThanOrEqual(3);
  });

  it('a clock that is always a day ahead costs no refresh', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    browser.jumpClock(dayMs);
    const { api } = await openSignedIn(browser, server);
    browser.advanceClock(5 * minuteMs);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(0);
  });

  it('a session that was stored while the clock was wrong is refreshed only once', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    browser.jumpClock(dayMs);
    await openSignedIn(browser, server);
    browser.jumpClock(-dayMs);
    const { api } = openPage(browser, server);
    for (let call = 0; call < 5; call += 1) await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('after a sleep of two hours, the session refreshes before its next call [fault-36]', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.advanceClock(minuteMs);
    // The monotonic clock stops during sleep.
    browser.jumpClock(120 * minuteMs);
    await api.call(getProfile);
    expect(session.token()).toBe('access-2');
  });

  it.each([0, null, undefined])(
    'the session refreshes only after a refusal when the lifetime is %j',
    async (lifetimeSeconds) => {
      const server = createAccountServer();
      server.state.lifetimeSeconds = lifetimeSeconds;
      const browser = createBrowser();
      const { api } = await openSignedIn(browser, server);
      browser.advanceClock(dayMs);
      await api.call(getProfile);
      expect(server.count(refreshPath)).toBe(0);
      server.expireTokens();
      await api.call(getProfile);
      expect(server.count(refreshPath)).toBe(1);
    },
  );
});

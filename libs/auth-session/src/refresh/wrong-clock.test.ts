// @vitest-environment node
import { getProfile } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountServer } from '../testing/account-server.ts';
import { createBrowser, day, minute } from '../testing/browser.ts';
import { openPage, openSignedIn } from '../testing/open-page.ts';

const refreshPath = '/api/oauth2/token';

afterEach(() => vi.useRealTimers());

describe('a clock that is wrong (fault 17)', () => {
  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('costs one refresh when it jumps a day %s', async (_, milliseconds) => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    await api.call(getProfile);
    browser.pass(8 * minute);
    browser.jump(milliseconds);
    for (let call = 0; call < 10; call += 1) await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
    browser.pass(8 * minute);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
    browser.pass(5 * minute);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(2);
  });

  it('is set back a little: the token is refreshed in time all the same', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    await api.call(getProfile);
    browser.pass(8 * minute);
    browser.jump(-5 * minute);
    browser.pass(4.1 * minute);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('costs one refresh a minute at most when it jumps with every look', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api } = await openSignedIn(browser, server);
    for (let second = 0; second < 120; second += 1) {
      browser.jump(second % 2 ? day : -day);
      browser.pass(1_000);
      await api.call(getProfile);
    }
    expect(server.count(refreshPath)).toBeLessThanOrEqual(3);
  });

  it('is a day ahead of the server all the time, and nothing happens', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    browser.jump(day);
    const { api } = await openSignedIn(browser, server);
    browser.pass(5 * minute);
    await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(0);
  });

  it('was another one when the session was stored: refreshed once, then trusted', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    browser.jump(day);
    await openSignedIn(browser, server);
    browser.jump(-day);
    const { api } = openPage(browser, server);
    for (let call = 0; call < 5; call += 1) await api.call(getProfile);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('a machine that slept for two hours refreshes first', async () => {
    const server = createAccountServer();
    const browser = createBrowser();
    const { api, session } = await openSignedIn(browser, server);
    browser.pass(minute);
    // The steady clock stands still in sleep.
    browser.jump(120 * minute);
    await api.call(getProfile);
    expect(session.token()).toBe('access-2');
  });

  it.each([0, null, undefined])(
    'a lifetime of %j says nothing: no refresh until the server refuses',
    async (lifetime) => {
      const server = createAccountServer();
      server.state.lifetime = lifetime;
      const browser = createBrowser();
      const { api } = await openSignedIn(browser, server);
      browser.pass(day);
      await api.call(getProfile);
      expect(server.count(refreshPath)).toBe(0);
      server.expire();
      await api.call(getProfile);
      expect(server.count(refreshPath)).toBe(1);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { countMaxRequestsIn10s, maxRequestsIn10s } from './field.ts';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser();
const watch = (address: string, query: Record<string, string>, options: WatchOptions = {}): Promise<WatchedPage> =>
  open(testBrowser.browser, testBrowser.origin, address, { kind: 'recording', query, ...options });

describe('a protected stream', () => {
  it('a protected stream plays with the key of its licence server, with no more requests than its tracks need', async () => {
    const countLicenseRequests = (): number =>
      testBrowser.origin.requests.filter(({ path }) => path === '/keys/right').length;
    const requestsBefore = countLicenseRequests();
    const viewer = await watch(testBrowser.origin.locked.clearkey, { keys: testBrowser.origin.keys('right') });
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null, isProtected: true });
    await viewer.page.evaluate(() => window.harness.handle?.request({ type: 'seek', time: 60 }));
    await viewer.mark();
    await waitUntil(async () => (await viewer.countFrames()) > 10, 'playing after the seek');
    expect(countLicenseRequests() - requestsBefore).toBeLessThanOrEqual(3);
    await viewer.close();
  });

  it('a protected stream plays with the key that its playlist names', async () => {
    const viewer = await watch(testBrowser.origin.locked.hls, {});
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null });
    await viewer.close();
  });

  it('a protected stream plays when its segments are encrypted as a whole with the key of its playlist', async () => {
    const { address, stream } = testBrowser.origin.live('encrypted');
    stream.isEncrypted = true;
    const viewer = await open(testBrowser.browser, testBrowser.origin, address);
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null });
    await viewer.close();
  });

  it('a protected stream whose key is refused twice asks the page for its address once, then shows advice [fault-31d]', async () => {
    const { address, stream } = testBrowser.origin.live('refused-key');
    Object.assign(stream, { isEncrypted: true, fault: { kind: 'key-status', status: 403 } });
    const viewer = await open(testBrowser.browser, testBrowser.origin, address, { noWait: true });
    await viewer.page.getByRole('heading', { name: 'You can’t play this stream' }).waitFor();
    await viewer.page.getByText('Reload the page. If that doesn’t help, sign in again.').waitFor();
    const keys = testBrowser.origin.requests.filter(({ path }) => /^\/live\/refused-key\/.*\/key$/.test(path));
    const loads = testBrowser.origin.requests.filter(({ path }) => path === '/live/refused-key/index.m3u8');
    // Each of the two audio renditions and of the two qualities requests the key once for each load.
    expect(keys.length).toBeLessThanOrEqual(4 * loads.length);
    expect(await viewer.countRequests()).toBe(1);
    await viewer.page.getByRole('button', { name: 'Try now' }).waitFor();
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, 'refused-key')).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  });

  it('a protected stream sends the viewer’s token to its licence server, and to no other server', async () => {
    const viewer = await watch(testBrowser.origin.locked.clearkey, {
      keys: testBrowser.origin.keys('members'),
      token: 'ada',
    });
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null });
    const keyRequests = testBrowser.origin.requests.filter(({ authorization }) => authorization !== '');
    expect(new Set(keyRequests.map(({ path }) => path))).toEqual(new Set(['/keys/members']));
    await viewer.close();
  });

  it.for([
    { title: 'whose key is wrong', keyFault: 'wrong' },
    { title: 'whose licence server refuses', keyFault: 'refused' },
  ] as const)(
    'a protected stream $title shows that it could not be unlocked, and offers another try',
    async ({ keyFault }) => {
      const viewer = await watch(
        testBrowser.origin.locked.clearkey,
        { keys: testBrowser.origin.keys(keyFault) },
        { noWait: true },
      );
      await viewer.page.getByRole('heading', { name: 'This video couldn’t be unlocked' }).waitFor();
      await viewer.page.getByRole('button', { name: 'Try again' }).waitFor();
      expect((await viewer.state()).problem?.kind).toBe('locked');
      await viewer.close();
    },
  );

  it('a protected stream shows a message in a browser without the key system', async () => {
    const viewer = await watch(
      testBrowser.origin.locked.widevine,
      { keys: testBrowser.origin.keys('right') },
      { noWait: true },
    );
    await viewer.page.getByRole('heading', { name: 'Your browser can’t play this protected video' }).waitFor();
    expect((await viewer.state()).problem?.kind).toBe('protected');
    await viewer.close();
  });
});

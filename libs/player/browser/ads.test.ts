import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import type { AdFailureMode } from './ads.ts';
import { openAd, type AdViewer } from './open-ad.ts';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch as open, type WatchOptions } from './watch.ts';

const testBrowser = openTestBrowser();

const watch = (failureMode: AdFailureMode, options?: WatchOptions): Promise<AdViewer> =>
  openAd(testBrowser, failureMode, options);

describe('an ad before the video', () => {
  it('an ad plays to its end, calls each beacon once, and the video begins', async () => {
    const viewer = await watch('unskippable');
    await viewer.step('shown');
    expect(await viewer.page.getByRole('button', { name: /Skip/ }).count()).toBe(0);
    expect((await viewer.step('over')).why).toBe('played');
    await viewer.mark();
    await viewer.waitForFrame();
    const framesBehindAds = await viewer.page.evaluate(() => window.harness.framesBehindAds);
    expect(framesBehindAds, 'at most the decoded first frame').toBeLessThanOrEqual(2);
    expect(await viewer.page.evaluate(() => window.harness.adFrames)).toBeGreaterThan(20);
    const firstMediaTime = await viewer.page.evaluate(() => window.harness.mediaTimes[window.harness.framesBehindAds]);
    expect(firstMediaTime, 'the video begins at its start').toBeLessThan(2);
    const onceEvents = [
      'impression',
      'start',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
      'unmeasured-2',
    ];
    const reportCounts = await viewer.countReports(onceEvents, ['pause', 'skip']);
    expect(reportCounts).toEqual([...onceEvents.map(() => 1), 0, 0]);
    expect(testBrowser.origin.requests.some(({ path }) => path === '/ads/omid.js')).toBe(false);
    await viewer.close();
  });

  it('the keyboard can skip an ad after its skip time, and not earlier', async () => {
    const viewer = await watch('good');
    const { page } = viewer;
    const skipTime = page.getByText(/Skip in/).waitFor();
    await viewer.step('shown');
    await viewer.slowDown();
    await skipTime;
    await page.getByRole('button', { name: 'Skip ad' }).waitFor();
    await page.getByRole('button', { name: 'Skip ad' }).focus();
    await page.keyboard.press('Enter');
    expect((await viewer.step('over')).why).toBe('played');
    await viewer.mark();
    await viewer.waitForFrame();
    expect(
      await page.evaluate(() => document.activeElement?.closest('section') !== null),
      'the focus stays in the player',
    ).toBe(true);
    expect(await viewer.countReports(['skip', 'impression'], ['complete'])).toEqual([1, 1, 0]);
    await viewer.close();
  });

  it('the player’s keys and buttons pause and mute an ad, and the video after it stays muted', async () => {
    const viewer = await watch('good');
    const { page } = viewer;
    const getAdRegion = () =>
      page.evaluate(() => {
        const video = document.querySelector<HTMLVideoElement>('[data-ad] video');
        return { paused: video?.paused, muted: video?.muted, at: video?.currentTime ?? 0 };
      });
    await viewer.step('shown');
    await page.keyboard.press('k');
    await waitUntil(async () => (await getAdRegion()).paused === true, 'the pause');
    await viewer.slowDown();
    const pausedAt = (await getAdRegion()).at;
    await page.getByRole('button', { name: 'Mute' }).click();
    await waitUntil(async () => (await getAdRegion()).muted === true, 'the silence');
    await page.keyboard.press('l');
    await page.keyboard.press('5');
    expect((await getAdRegion()).at, 'keys do not seek in an ad').toBeCloseTo(pausedAt, 1);
    await page.getByRole('button', { name: 'Play' }).click();
    await waitUntil(async () => (await getAdRegion()).paused === false, 'playing again');
    await page.getByRole('button', { name: 'Skip ad' }).click();
    await viewer.waitForFrame();
    expect(await viewer.state()).toMatchObject({ muted: true, paused: false });
    expect(await viewer.countReports(['mute', 'pause', 'resume'])).toEqual([1, 1, 1]);
    await viewer.close();
  });

  it('an ad opens the advertiser’s page in a window without an opener, and pauses', async () => {
    const viewer = await watch('good');
    const { page } = viewer;
    await viewer.step('shown');
    await viewer.slowDown();
    const link = page.getByRole('link', { name: 'Visit advertiser' });
    expect(await link.getAttribute('rel')).toContain('noopener');
    const [advertiserPage] = await Promise.all([viewer.context.waitForEvent('page'), link.click()]);
    expect(advertiserPage.url()).toBe(`${testBrowser.origin.url}/ads/shop`);
    expect(await page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-ad] video')?.paused)).toBe(true);
    expect(await viewer.countReports(['click'])).toEqual([1]);
    await viewer.close();
  });

  it('an ad pauses while the page has paused the playback, and the video does not begin', async () => {
    const viewer = await watch('good');
    const { page } = viewer;
    await viewer.step('shown');
    await viewer.slowDown();
    await page.evaluate(() => Reflect.set(window, 'goOn', window.harness.remote?.pauseFor('form')));
    const isPaused = () => page.evaluate(() => document.querySelector<HTMLVideoElement>('[data-ad] video')?.paused);
    await waitUntil(async () => (await isPaused()) === true, 'the pause');
    await page.evaluate(() => Reflect.get(window, 'goOn')());
    await waitUntil(async () => (await isPaused()) === false, 'playing again');
    expect((await viewer.state()).paused).toBe(true);
    await viewer.close();
  });

  it.each(['good', 'slow'] as const)(
    'an ad from a %s server and its video wait for a press when the page pauses playback before the ad has loaded',
    async (failureMode) => {
      const viewer = await watch(failureMode);
      const { page } = viewer;
      const requestAd = (type: 'pause' | 'play') =>
        page.evaluate((request) => window.harness.handle?.request({ type: request }), type);
      const areAllPaused = () =>
        page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused));
      await page.waitForFunction(() => window.harness.handle?.isCovered());
      await requestAd('pause');
      // Either the ad waits in the player area, or its server was too slow and the video waits.
      await page.waitForFunction(
        () =>
          window.harness.handle?.isCovered() === false ||
          document.querySelector('[data-ad="blocked"], [data-ad="playing"]') !== null,
      );
      expect(await areAllPaused()).toBe(true);
      await requestAd('play');
      await waitUntil(async () => !(await areAllPaused()), 'playing');
      await viewer.close();
    },
  );

  it('an ad plays muted when the browser refuses sound, and the viewer’s later choice applies to ad and video', async () => {
    const viewer = await watch('good', {
      init: () => {
        const play = HTMLMediaElement.prototype.play;
        let isPressed = false;
        addEventListener('pointerdown', () => (isPressed = true), true);
        HTMLMediaElement.prototype.play = function rejectPlay(this: HTMLMediaElement) {
          return isPressed || this.muted ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'));
        };
      },
    });
    const { page } = viewer;
    const isMuted = () => page.evaluate(() => [...document.querySelectorAll('video')].map(({ muted }) => muted));
    await viewer.step('shown');
    await viewer.slowDown();
    await waitUntil(async () => (await isMuted()).every(Boolean), 'silence');
    await page.getByRole('button', { name: 'Click for sound' }).click();
    await waitUntil(async () => !(await isMuted()).some(Boolean), 'sound');
    await page.getByRole('button', { name: 'Skip ad' }).click();
    await viewer.waitForFrame();
    expect((await viewer.state()).muted).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('touchline.player.preferences.v1') ?? '')).not.toContain(
      '"muted":true',
    );
    await viewer.close();
  });

  it('an ad waits for a press in a browser that refuses to play without a press', async () => {
    const viewer = await watch('good', {
      hasClock: true,
      init: () => {
        const play = HTMLMediaElement.prototype.play;
        let isPressed = false;
        addEventListener('pointerdown', () => (isPressed = true), true);
        HTMLMediaElement.prototype.play = function rejectPlay(this: HTMLMediaElement) {
          return isPressed ? play.call(this) : Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
        };
      },
    });
    const { page } = viewer;
    await page.locator('[data-ad="blocked"]').waitFor();
    // Longer than a video waits for a missing ad, also in a patient page.
    await page.clock.fastForward(300_000);
    expect(
      (await viewer.readSteps()).some(({ kind }) => kind === 'over'),
      'the ad waits without a time limit',
    ).toBe(false);
    await page.getByRole('button', { name: 'Play video' }).click();
    await viewer.step('shown');
    await viewer.close();
  });

  it('an ad begins with the first press when the video has no autoplay', async () => {
    const viewer = await watch('good', { query: { still: '1' } });
    await viewer.page.getByRole('button', { name: 'Play video' }).click();
    await viewer.step('shown');
    expect(await viewer.countReports(['impression'])).toEqual([1]);
    await viewer.close();
  });

  it('an ad shows captions in the viewer’s language and style, and hides them when the viewer turns them off', async () => {
    const viewer = await watch('captioned', {
      init: () =>
        localStorage.setItem('touchline.player.preferences.v1', '{"captions":"he","captionLook":{"color":"yellow"}}'),
    });
    const { page } = viewer;
    const captionLocator = page.locator('[data-ad] [translate="no"]');
    await viewer.step('shown');
    await viewer.slowDown();
    await captionLocator.filter({ hasText: 'כאן זה מתחיל' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await captionLocator.evaluate((span) => [span.getAttribute('lang'), getComputedStyle(span).color])).toEqual([
      'he',
      'rgb(255, 255, 0)',
    ]);
    await page.getByRole('button', { name: 'Captions', pressed: true }).click();
    await captionLocator.waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await captionLocator.waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect((await viewer.step('over')).why).toBe('played');
    const getActiveCaptions = async () => (await viewer.state()).text.find((track) => track.active)?.language;
    await waitUntil(async () => (await getActiveCaptions()) === 'he', 'the same captions in the video itself');
    await viewer.close();
  });

  it('an ad that exists only as a stream plays, and the video begins after it', async () => {
    const viewer = await watch('stream');
    expect((await viewer.step('found')).media).toContain('/ads/advert-2.m3u8');
    await viewer.step('shown');
    expect((await viewer.step('over')).why).toBe('played');
    await viewer.mark();
    await viewer.waitForFrame();
    expect(await viewer.page.evaluate(() => window.harness.adFrames)).toBeGreaterThan(20);
    expect(await viewer.countReports(['impression', 'complete'], ['error-405'])).toEqual([1, 1, 0]);
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null });
    await viewer.close();
  });

  it('a player of 320 by 180 pixels with an ad passes axe', async () => {
    const viewer = await watch('good', { viewport: { width: 320, height: 180 } });
    await viewer.page.getByRole('button', { name: 'Skip ad' }).waitFor();
    const { violations } = await new AxeBuilder({ page: viewer.page }).setLegacyMode().include('section').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    await viewer.close();
  });
});

describe('an ad server', () => {
  it.for(['vmap', 'wrapped', 'pod'] as const)(
    'an ad plays from a tag with a VMAP document, a wrapper or several ads: %s',
    async (failureMode) => {
      const viewer = await watch(failureMode);
      await viewer.step('shown');
      await viewer.slowDown();
      if (failureMode === 'pod') {
        await viewer.page.getByText('Ad 1 of 2').waitFor();
        await viewer.page.getByRole('button', { name: 'Skip ad' }).click();
        await viewer.page.getByText('Ad 2 of 2').waitFor();
        await viewer.slowDown();
      }
      await viewer.page.getByRole('button', { name: 'Skip ad' }).click();
      expect((await viewer.step('over')).why).toBe('played');
      await viewer.mark();
      await viewer.waitForFrame();
      expect(testBrowser.origin.requests.some(({ path }) => path.endsWith('never.xml'))).toBe(false);
      await viewer.close();
    },
  );

  it('an ad server gets the values of the macros in its address, which may be in a tag or a wrapper', async () => {
    const { browser, origin } = testBrowser;
    const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
    const page = await context.newPage();
    const adRequestUrls: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ads/tags/')) adRequestUrls.push(new URL(request.url()));
    });
    const macros = 'r=[CACHEBUSTING]&t=[TIMESTAMP]&g=%%CACHEBUSTER%%&u=[PAGEURL]&c=[GDPRCONSENT]&d=[BREAKMAXDURATION]';
    await page.route(/\/ads\/tags\/redirect/, (route) =>
      route.fulfill({
        contentType: 'application/xml',
        body: `<VAST version="4.2"><Ad><Wrapper><VASTAdTagURI><![CDATA[good.xml?${macros}]]></VASTAdTagURI></Wrapper></Ad></VAST>`,
      }),
    );
    const query = new URLSearchParams({
      kind: 'recording',
      address: origin.recording,
      ad: `${origin.url}/ads/tags/redirect.xml?${macros}`,
      patient: '1',
    });
    await page.goto(`${origin.url}/?${query.toString()}`);
    await page.waitForFunction(() => window.harness.adSteps.some(({ kind }) => kind === 'shown'));
    expect(adRequestUrls).toHaveLength(2);
    for (const { searchParams } of adRequestUrls) {
      const { r, t, g, ...otherParameters } = Object.fromEntries(searchParams);
      expect([r, t, g]).toEqual([
        expect.stringMatching(/^\d{8}$/),
        expect.stringMatching(/^20.*Z$/),
        expect.stringMatching(/^\d{8}$/),
      ]);
      expect(otherParameters).toEqual({ u: `${origin.url}/`, c: '-1', d: '-1' });
    }
    await context.close();
  });

  it.for<[AdFailureMode, code: number | undefined]>([
    ['empty', 303],
    ['broken', 301],
    ['missing', 401],
    ['looping', 302],
    ['slow', undefined],
    ['stalled', undefined],
  ])('the video plays when its ad server is %s', async ([failureMode, code]) => {
    const viewer = await watch(failureMode);
    const endStep = await viewer.step('over');
    expect(endStep.why).toBe(code === undefined ? 'late' : 'nothing');
    await viewer.mark();
    await viewer.waitForFrame();
    const faults = (await viewer.readSteps()).flatMap((step) => (step.kind === 'fault' ? [step.code] : []));
    expect(faults).toEqual(code === undefined ? [] : [code]);
    expect(await viewer.state()).toMatchObject({ paused: false, problem: null });
    expect(await viewer.page.locator('[data-ad]').count()).toBe(0);
    const requests = (await viewer.readSteps()).filter(({ kind }) => kind === 'asked');
    expect(requests.length, 'a loop of wrappers ends').toBeLessThanOrEqual(5);
    await viewer.close();
  });

  it('a slow ad server does not move a live match from its live edge', async () => {
    const { address } = testBrowser.origin.live('behind-an-ad');
    const viewer = await open(testBrowser.browser, testBrowser.origin, address, {
      noWait: true,
      query: { ad: testBrowser.origin.getAdTagAddress('slow') },
    });
    await waitUntil(async () => (await viewer.state()).firstFrame && !(await viewer.state()).paused, 'playing');
    await viewer.mark();
    await viewer.waitForFrame();
    expect(await viewer.state()).toMatchObject({ live: true, atLiveEdge: true, problem: null });
    await viewer.close();
  });

  it.for(['script', 'style', 'script and style'])(
    'an ad is skipped and the video begins when the ad’s %s is blocked [fault-38c]',
    async (addressKind) => {
      const context = await testBrowser.browser.newContext({ viewport: { width: 640, height: 360 } });
      const page = await context.newPage();
      const errors: string[] = [];
      const requests: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const kinds = addressKind.split(' and ').map((kind) => (kind === 'style' ? 'css' : 'js'));
      await page.route(
        ({ pathname }) => kinds.some((kind) => new RegExp(`/ad-break[^/]*\\.${kind}$`).test(pathname)),
        (route) => {
          requests.push(route.request().url());
          return route.abort('blockedbyclient');
        },
      );
      const query = new URLSearchParams({
        kind: 'recording',
        address: testBrowser.origin.recording,
        ad: testBrowser.origin.getAdTagAddress('good'),
      });
      await page.goto(`${testBrowser.origin.url}/?${query.toString()}`);
      await page.waitForFunction(() => window.harness.adSteps.some(({ kind }) => kind === 'over'));
      await page.waitForFunction(() => window.harness.frames > 25);
      expect(requests.length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

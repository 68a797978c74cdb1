import { beforeEach, describe, expect, it } from 'vitest';
import type { PushWorker, ShowOptions } from './hide-scores.ts';
import { type SpoilerSettings, settingsCacheName, settingsPath } from './worker-place.ts';
import { createWorkerScript } from './worker-script.ts';

let shownNotifications: unknown[] = [];
let cachedSettings: SpoilerSettings | 'broken' | undefined;

/** Runs the worker's script as a browser does; the provider's script would then call `showNotification`. */
function runWorker(): PushWorker {
  const worker: PushWorker = {
    registration: { showNotification: async (title, options) => void shownNotifications.push([title, options]) },
    caches: {
      open: async (name) => {
        if (cachedSettings === 'broken') throw new Error('forbidden');
        const cacheContent = name === settingsCacheName && cachedSettings ? cachedSettings : undefined;
        const match = async (path: string) =>
          path === settingsPath && cacheContent ? Response.json(cacheContent) : undefined;
        return { match } as unknown as Cache;
      },
    },
  };
  const importedScripts: string[] = [];
  // The test runs the same text that the edge serves.
  // oxlint-disable-next-line no-new-func
  new Function('self', 'importScripts', createWorkerScript())(worker, (address: string) =>
    importedScripts.push(address),
  );
  expect(importedScripts).toEqual(['https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js']);
  return worker;
}

const showNotification = (title: string, options?: ShowOptions) =>
  runWorker().registration.showNotification(title, options);
const spoilerFreeSettings: SpoilerSettings = {
  spoilerFree: true,
  title: 'Nordic Ice League',
  body: 'There’s news. Spoiler-free mode hides the details.',
};

beforeEach(() => {
  shownNotifications = [];
  cachedSettings = spoilerFreeSettings;
});

describe('a notification in spoiler-free mode', () => {
  it('a notification in spoiler-free mode shows the sender’s text for viewers who hide scores', async () => {
    const data = { additionalData: { safe_title: 'Aurora v Ravens', safe_body: 'It is over. See how it went.' } };
    await showNotification('Aurora beat Ravens', { body: 'In overtime!', image: '/goal.jpg', data });
    expect(shownNotifications).toEqual([['Aurora v Ravens', { body: 'It is over. See how it went.', data }]]);
  });

  it.each([
    ['Final score', '5–4 after overtime'],
    ['Aurora 5:4 Ravens', 'What a match'],
    ['Goal for Aurora!', 'Lindqvist scores in the last second'],
    ['Tor für Aurora', undefined],
    ['It is about to begin', 'Aurora v Ravens begins in 10 minutes.'],
  ])(
    'a notification shows the portal’s text without pictures or buttons when the sender has no safe text: %s',
    async (title, body) => {
      const actions = [{ action: 'goal', title: 'Watch the goal' }];
      await showNotification(title, { ...(body !== undefined && { body }), image: '/score.jpg', actions, tag: 'm7' });
      expect(shownNotifications).toEqual([[spoilerFreeSettings.title, { body: spoilerFreeSettings.body, tag: 'm7' }]]);
    },
  );

  it('a notification in spoiler-free mode shows the portal’s title when the sender has only a safe body', async () => {
    const data = { additionalData: { safe_body: 'Aurora v Ravens begins in 10 minutes.' } };
    await showNotification('Soon', { body: 'Aurora lead the table', data });
    expect(shownNotifications).toEqual([
      [spoilerFreeSettings.title, { body: 'Aurora v Ravens begins in 10 minutes.', data }],
    ]);
  });

  it.each([{ safe_title: 7 }, { safe_body: '' }, null, 'x'])(
    'a notification shows the portal’s text when the safe text is malformed: %j',
    async (additionalData) => {
      await showNotification('5–4', { body: 'Goal', data: { additionalData } });
      expect(shownNotifications).toEqual([
        [spoilerFreeSettings.title, { body: spoilerFreeSettings.body, data: { additionalData } }],
      ]);
    },
  );
});

it.each([[undefined], ['broken' as const], [{ ...spoilerFreeSettings, spoilerFree: false }]])(
  'the score is shown when the worker’s settings are missing, unreadable or without spoiler-free mode',
  async (settings) => {
    cachedSettings = settings;
    await showNotification('Aurora 5–4 Ravens', { body: 'Goal', image: '/goal.jpg' });
    expect(shownNotifications).toEqual([['Aurora 5–4 Ravens', { body: 'Goal', image: '/goal.jpg' }]]);
  },
);

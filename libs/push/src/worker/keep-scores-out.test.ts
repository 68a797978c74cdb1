import { beforeEach, describe, expect, it } from 'vitest';
import type { PushWorker, ShowOptions } from './keep-scores-out.ts';
import { type Note, noteCache, notePath } from './worker-place.ts';
import { workerScript } from './worker-script.ts';

let shown: unknown[] = [];
let note: Note | 'broken' | undefined;

/** What a browser does with the script: the provider's part is what calls `showNotification` afterwards. */
function run(): PushWorker {
  const worker: PushWorker = {
    registration: { showNotification: async (title, options) => void shown.push([title, options]) },
    caches: {
      open: async (name) => {
        if (note === 'broken') throw new Error('forbidden');
        const answer = name === noteCache && note ? note : undefined;
        const match = async (path: string) => (path === notePath && answer ? Response.json(answer) : undefined);
        return { match } as unknown as Cache;
      },
    },
  };
  const imported: string[] = [];
  // The text itself is run, as it is served.
  // oxlint-disable-next-line no-new-func
  new Function('self', 'importScripts', workerScript())(worker, (address: string) => imported.push(address));
  expect(imported).toEqual(['https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js']);
  return worker;
}

const show = (title: string, options?: ShowOptions) => run().registration.showNotification(title, options);
const on: Note = { spoilerFree: true, title: 'Nordic Ice League', body: 'There’s news. The score is hidden.' };

beforeEach(() => {
  shown = [];
  note = on;
});

describe('a notification in spoiler-free mode', () => {
  it('shows the words that the sender gives for those who want to see no score', async () => {
    const data = { additionalData: { safe_title: 'Aurora v Ravens', safe_body: 'It is over. See how it went.' } };
    await show('Aurora beat Ravens', { body: 'In overtime!', image: '/goal.jpg', data });
    expect(shown).toEqual([['Aurora v Ravens', { body: 'It is over. See how it went.', data }]]);
  });

  it.each([
    ['Final score', '5–4 after overtime', ['Final score', on.body]],
    ['Aurora 5:4 Ravens', 'What a match', [on.title, 'What a match']],
    ['Aurora 5 - 4 Ravens', '5 — 4', [on.title, on.body]],
    // A hyphen that does not break, and a minus sign.
    ['Aurora 3\u20113 Ravens', '3\u22123', [on.title, on.body]],
    ['Aurora 3, Ravens 2', '3 to 2', [on.title, on.body]],
    ['٣ : ٢', '3/2', [on.title, on.body]],
  ])('shows no score of a sender who knows nothing of that: %s', async (title, body, [safeTitle, safeBody]) => {
    await show(title, { body, image: '/score.jpg', tag: 'm7' });
    expect(shown).toEqual([[safeTitle, { body: safeBody, tag: 'm7' }]]);
  });

  it('has the words that it came with where they tell nothing, and no picture, which may', async () => {
    const body = 'Aurora v Ravens begins in 10 minutes.';
    await show('It is about to begin', { body, image: '/poster.jpg' });
    expect(shown).toEqual([['It is about to begin', { body }]]);
  });

  it.each([{ safe_title: 7 }, { safe_body: '' }, null, 'x'])('believes nothing odd: %j', async (additionalData) => {
    await show('5–4', { body: 'Goal', data: { additionalData } });
    expect(shown).toEqual([[on.title, { body: 'Goal', data: { additionalData } }]]);
  });
});

it.each([[undefined], ['broken' as const], [{ ...on, spoilerFree: false }]])(
  'a score is shown to who has not asked to see none',
  async (said) => {
    note = said;
    await show('Aurora 5–4 Ravens', { body: 'Goal', image: '/goal.jpg' });
    expect(shown).toEqual([['Aurora 5–4 Ravens', { body: 'Goal', image: '/goal.jpg' }]]);
  },
);

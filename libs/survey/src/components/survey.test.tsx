import { pageKey } from '@touchline/feature-kit/marks';
import { promptQueue } from '@touchline/feature-kit/corner';
import { createStandInPlayer } from '@touchline/player/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, minuteMs, type SurveyWorld, createSurveyWorld } from '../testing/survey-world.tsx';

const name = 'survey_user_experience_1';

/** Switches the window between portrait and a phone in landscape, which is lower than 480 px. */
const visibilityTarget = new EventTarget();
let isLow = false;
async function setLow(isPhoneLow: boolean): Promise<void> {
  isLow = isPhoneLow;
  await act(async () => void visibilityTarget.dispatchEvent(new Event('change')));
}

beforeEach(() => {
  isLow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-height: 480px)' && isLow,
    addEventListener: visibilityTarget.addEventListener.bind(visibilityTarget),
    removeEventListener: visibilityTarget.removeEventListener.bind(visibilityTarget),
  }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const findQuestion = () => screen.queryByRole('dialog', { name: 'How are we doing?' });
const getForm = () => screen.queryByTitle<HTMLIFrameElement>('Survey');
const pressButton = async (label: string) => {
  fireEvent.click(screen.getByRole('button', { name: label }));
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
};
const navigateTo = async (link: string) => {
  fireEvent.click(screen.getByRole('link', { name: link }));
  await advanceClock(0);
};

/** Opens the portal, with its code loaded before time passes. */
async function open(worldOptions?: Parameters<typeof createSurveyWorld>[0]): Promise<SurveyWorld> {
  const world = await createSurveyWorld(worldOptions);
  render(<world.Portal />);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  return world;
}

/** Opens the page and waits for the question. */
async function openAsked(worldOptions?: Parameters<typeof createSurveyWorld>[0]): Promise<SurveyWorld> {
  const world = await open(worldOptions);
  await advanceClock(25_000);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).not.toBeNull();
  return world;
}

const postMessage = (
  messageOrigin: string,
  data: unknown,
  source: Window | null | undefined = getForm()?.contentWindow,
) =>
  act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { origin: messageOrigin, data, source: source ?? null })),
  );

test.each([
  ['default', 20_000],
  ['alternate', 5_000],
] as const)(
  'with the survey’s %s timing, a viewer is asked %i ms after the page’s load, not before',
  async (flavor, delayMs) => {
    await open({ flavor });
    const elapsedMs = performance.now();
    await advanceClock(delayMs - elapsedMs - 100);
    // A due question has loaded by then.
    await act(() => vi.dynamicImportSettled());
    await advanceClock(0);
    expect(findQuestion()).toBeNull();
    await advanceClock(200);
    await act(() => vi.dynamicImportSettled());
    await advanceClock(0);
    expect(findQuestion()).not.toBeNull();
  },
);

test('the survey waits while a more important question is shown, pauses no video, and appears after its answer', async () => {
  const { remote } = await open();
  const endConsentPrompt = promptQueue.enqueue('consent', 1);
  await advanceClock(25_000);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect([findQuestion(), remote.reasons()]).toEqual([null, []]);
  await act(async () => endConsentPrompt());
  expect(findQuestion()).not.toBeNull();
  expect(remote.reasons()).toEqual(['survey']);
});

test('a phone in landscape shows no question and its video plays on, until the viewer rotates it', async () => {
  await setLow(true);
  const { remote } = await open();
  await advanceClock(25_000);
  await act(() => vi.dynamicImportSettled());
  expect([findQuestion(), remote.reasons()]).toEqual([null, []]);
  await setLow(false);
  await advanceClock(0);
  expect([findQuestion() !== null, remote.reasons()]).toEqual([true, ['survey']]);
  await setLow(true);
  expect([findQuestion(), remote.reasons()]).toEqual([null, []]);
  await setLow(false);
  await pressButton('Start survey');
  await setLow(true);
  expect(getForm()).not.toBeNull();
});

test('a viewer is asked as soon as their account is old enough, on an open page', async () => {
  await open({ accountAgeMs: 7 * dayMs - 5 * minuteMs });
  await advanceClock(4 * minuteMs);
  expect(findQuestion()).toBeNull();
  await advanceClock(minuteMs + 100);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).not.toBeNull();
});

test('the wait stops on a page that excludes the survey, and starts again afterwards', async () => {
  await open();
  await advanceClock(10_000);
  await navigateTo('Choose a club');
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
  await navigateTo('Live');
  await advanceClock(19_000);
  expect(findQuestion()).toBeNull();
  await advanceClock(1_100);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).not.toBeNull();
  await navigateTo('Choose a club');
  expect(findQuestion()).toBeNull();
});

test('a question stays during navigation, and disappears on sign-out', async () => {
  const { session } = await openAsked();
  await navigateTo('Live');
  expect(findQuestion()).not.toBeNull();
  await act(() => session.signOut());
  expect(findQuestion()).toBeNull();
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
});

test('no question opens on a hidden page, and it opens when the page is visible again', async () => {
  const getPromptState = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
  getPromptState.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).not.toBeNull();
});

test('a viewer who has answered on another device since the sign-in is not asked', async () => {
  const { serverProfile, countProfileLoads } = await open();
  serverProfile.options[name] = { closed: new Date().toISOString() };
  await advanceClock(minuteMs);
  expect([findQuestion(), countProfileLoads()]).toEqual([null, 1]);
});

test('“Later” is stored in the profile with its time, and the question returns after 1440 minutes', async () => {
  const { sentProfiles } = await openAsked();
  await pressButton('Later');
  expect(findQuestion()).toBeNull();
  expect(sentProfiles).toEqual([{ [name]: { surveyName: name, skipped: expect.stringMatching(/^\d{4}-.*Z$/) } }]);
  await advanceClock(1439 * minuteMs);
  expect(findQuestion()).toBeNull();
  await advanceClock(2 * minuteMs);
  expect(findQuestion()).not.toBeNull();
});

test('Escape in the question counts as “later”, and the focus returns to the page', async () => {
  const { sentProfiles } = await openAsked();
  screen.getByRole('button', { name: 'Start survey' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Start survey' }), { key: 'Escape' });
  await advanceClock(0);
  expect(sentProfiles).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a closed form is never offered again', async () => {
  const { sentProfiles, analyticsEvents } = await openAsked();
  const consoleError = vi.spyOn(console, 'error');
  await pressButton('Start survey');
  fireEvent.load(getForm() ?? document);
  await advanceClock(minuteMs);
  expect([consoleError.mock.calls, getForm()?.dataset['state']]).toEqual([[], 'loaded']);
  expect(analyticsEvents).toEqual([['survey_opened', { survey: name }]]);
  await pressButton('Close survey');
  expect(sentProfiles).toEqual([{ [name]: { surveyName: name, closed: expect.any(String) } }]);
  await advanceClock(30 * dayMs);
  expect([findQuestion(), getForm()]).toEqual([null, null]);
});

test('a submitted form is saved, a toast thanks the viewer, and the survey is not shown again', async () => {
  const { sentProfiles, analyticsEvents, notices } = await openAsked();
  await pressButton('Start survey');
  expect(getForm()?.src).toBe('https://forms.example/like?lang=en');
  await postMessage('https://forms.example', { type: 'survey_submitted' });
  expect(getForm()).toBeNull();
  expect(sentProfiles).toEqual([{ [name]: { surveyName: name, submitted: expect.any(String) } }]);
  expect(analyticsEvents).toContainEqual(['survey_submitted', { survey: name }]);
  expect(notices).toEqual(['Thanks for your feedback.']);
  await advanceClock(30 * dayMs);
  expect(findQuestion()).toBeNull();
});

test('a form that reports its submission twice is saved once', async () => {
  const { sentProfiles, analyticsEvents, notices } = await openAsked();
  await pressButton('Start survey');
  const { contentWindow: source = null } = getForm() ?? {};
  const waitForSecondSend = () => {
    for (const data of [{ type: 'survey_submitted' }, '{"type":"survey_submitted"}'])
      window.dispatchEvent(new MessageEvent('message', { origin: 'https://forms.example', data, source }));
  };
  await act(async () => waitForSecondSend());
  expect(notices).toEqual(['Thanks for your feedback.']);
  expect(sentProfiles).toHaveLength(1);
  expect(analyticsEvents.filter((event) => JSON.stringify(event).includes('survey_submitted'))).toHaveLength(1);
});

test('only known messages from the form’s window and origin are accepted [fault-42]', async () => {
  const { sentProfiles } = await openAsked();
  await pressButton('Start survey');
  const submittedMessage = { type: 'survey_submitted' };
  await postMessage('https://evil.example', submittedMessage);
  await postMessage('null', submittedMessage);
  await postMessage('https://forms.example', submittedMessage, window);
  await postMessage('https://forms.example', submittedMessage, null);
  for (const data of [
    null,
    'survey_submitted',
    { type: 'survey_closed' },
    '{"type":',
    [submittedMessage],
    `${' '.repeat(1000)}{}`,
  ])
    await postMessage('https://forms.example', data);
  expect([getForm() === null, sentProfiles]).toEqual([false, []]);
  await postMessage('https://forms.example', JSON.stringify(submittedMessage));
  expect(getForm()).toBeNull();
});

test('a survey form that does not load shows an error, loads again on request, and can be closed [fault-42]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { sentProfiles } = await openAsked();
  await pressButton('Start survey');
  await advanceClock(15_000);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error occurred while loading iframe content!');
  expect(screen.getByRole('alert').textContent).toContain('The survey didn’t load');
  const firstForm = getForm();
  await pressButton('Try again');
  expect([getForm() === firstForm, screen.queryByRole('alert')]).toEqual([false, null]);
  fireEvent.load(getForm() ?? document);
  await advanceClock(minuteMs);
  expect(logged).toHaveBeenCalledOnce();
  await pressButton('Close survey');
  expect(sentProfiles).toHaveLength(1);
});

test('the question waits until the video is paused, and leaves when the viewer plays the video again', async () => {
  const { remote } = await open();
  const player = createStandInPlayer(remote);
  const setStatus = (status: 'playing' | 'paused') => act(async () => player.publish({ status }));
  await setStatus('playing');
  await advanceClock(minuteMs);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).toBeNull();
  await setStatus('paused');
  expect(findQuestion()).not.toBeNull();
  await setStatus('playing');
  expect(findQuestion()).toBeNull();
});

test('the question appears over a visit’s second match while nothing plays, but not over the first', async () => {
  await open({ path: '/events/m1/' });
  await advanceClock(minuteMs);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).toBeNull();
  await navigateTo('Next match');
  expect(findQuestion()).not.toBeNull();
});

test('an open question leaves and holds no video on the first match, and returns after it', async () => {
  const { remote } = await openAsked();
  await navigateTo('Next match');
  expect([findQuestion(), remote.reasons()]).toEqual([null, []]);
  await navigateTo('Live');
  expect(findQuestion()).not.toBeNull();
});

test('an open form holds no video on the first match', async () => {
  const { remote } = await openAsked();
  await pressButton('Start survey');
  // The form hides the page from screen readers, but the browser's Back key leaves it.
  fireEvent.click(screen.getByRole('link', { name: 'Next match', hidden: true }));
  await advanceClock(0);
  expect([getForm() !== null, remote.reasons()]).toEqual([true, []]);
});

test('the question waits while an ad or the mini player plays', async () => {
  const video = document.body.appendChild(document.createElement('video'));
  const paused = vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  await open();
  await advanceClock(minuteMs);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).toBeNull();
  paused.mockReturnValue(true);
  await act(async () => video.dispatchEvent(new Event('pause')));
  expect(findQuestion()).not.toBeNull();
  video.remove();
});

test('the question appears when a playing mini player is closed', async () => {
  await open();
  const video = document.body.appendChild(document.createElement('video'));
  const paused = vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  await act(async () => video.dispatchEvent(new Event('playing')));
  await advanceClock(minuteMs);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(findQuestion()).toBeNull();
  video.remove();
  paused.mockReturnValue(true);
  await act(async () => video.dispatchEvent(new Event('pause')));
  expect(findQuestion()).not.toBeNull();
});

test('a video is paused while the question or the form is open', async () => {
  const { remote } = await open();
  expect(remote.reasons()).toEqual([]);
  await advanceClock(25_000);
  await act(() => vi.dynamicImportSettled());
  await advanceClock(0);
  expect(remote.reasons()).toEqual(['survey']);
  await pressButton('Start survey');
  expect(remote.reasons()).toEqual(['survey']);
  await pressButton('Close survey');
  expect(remote.reasons()).toEqual([]);
});

test('an answer that failed to save is sent when the network is back', async () => {
  const { serverProfile, sentProfiles } = await openAsked();
  serverProfile.isDown = true;
  await pressButton('Later');
  expect(sentProfiles).toEqual([]);
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
  serverProfile.isDown = false;
  window.dispatchEvent(new Event('online'));
  await advanceClock(0);
  expect(sentProfiles).toEqual([{ [name]: { surveyName: name, skipped: expect.any(String) } }]);
  window.dispatchEvent(new Event('online'));
  await advanceClock(0);
  expect(sentProfiles).toHaveLength(1);
});

test('an unsaved answer is sent on that viewer’s next visit, without another question; another viewer of this browser is asked', async () => {
  const firstWorld = await openAsked();
  firstWorld.serverProfile.isDown = true;
  await pressButton('Start survey');
  await pressButton('Close survey');
  cleanup();
  const otherWorld = await openAsked({ viewer: 'u2' });
  expect(otherWorld.sentProfiles).toEqual([]);
  cleanup();
  const returnWorld = await open();
  expect(returnWorld.sentProfiles).toEqual([{ [name]: { surveyName: name, closed: expect.any(String) } }]);
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
});

test('a browser without storage asks only once, and saves the answer when the network is back', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { serverProfile, sentProfiles } = await openAsked();
  serverProfile.isDown = true;
  await pressButton('Later');
  await advanceClock(minuteMs);
  expect(findQuestion()).toBeNull();
  // The page's memory has the answer, and would give it to the next test.
  serverProfile.isDown = false;
  window.dispatchEvent(new Event('online'));
  await advanceClock(0);
  expect(sentProfiles).toHaveLength(1);
});

test.each([
  ['an object', '{"a":1}'],
  ['other entries', '[[1],{"viewer":"u1"}]'],
  ['no JSON', 'no JSON'],
  ['a long text', 'x'.repeat(30_000)],
])('an answer is saved when the storage contains %s', async (_what, stored) => {
  localStorage.setItem(pageKey('survey'), stored);
  const { sentProfiles } = await openAsked();
  await pressButton('Later');
  expect(sentProfiles).toHaveLength(1);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { kickOff, wireMatch } from '../testing/wire.ts';
import { BeforeKickOff } from './before-kick-off.tsx';
import './ready-line.tsx';

const preferences = { muted: false };
const engine = vi.fn(async () => true);
// A browser plays video, jsdom does not.
vi.mock('@touchline/player', () => ({
  readyEngine: () => engine(),
  readPreferences: () => preferences,
  writePreferences: (change: object) => Object.assign(preferences, change),
}));

const minute = 60_000;
const asked = vi.fn(async () => undefined);
/** What the server's clock says; the machine's own without it. */
let served: number | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  preferences.muted = false;
  served = undefined;
  vi.stubGlobal(
    'fetch',
    async () => new Response(null, { headers: { date: new Date(served ?? Date.now()).toUTCString() } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function wait(now: number, passes = 12_000): Promise<void> {
  vi.setSystemTime(now);
  const view = toEventView(wireMatch({ status: 'upcoming', source: undefined }), { text: (key) => key });
  render(
    <Scene now={now}>
      <BeforeKickOff view={view} kickOff={kickOff} onAsk={asked}>
        It will start here
      </BeforeKickOff>
    </Scene>,
  );
  await act(() => vi.advanceTimersByTimeAsync(passes));
}

const words = () => screen.queryByRole('status')?.textContent;

test('nothing is asked and said before a quarter of an hour is left; then one line says that all is there', async () => {
  await wait(kickOff - 60 * minute, 44 * minute);
  expect([asked.mock.calls.length, words()]).toEqual([0, undefined]);
  expect(screen.getByText('It will start here')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4 * minute));
  expect([asked.mock.calls.length, words()]).toEqual([1, 'Ready. The stream starts by itself.']);
  expect(screen.queryByText('It will start here')).toBeNull();
});

test('a sound that was turned off is turned on by one press', async () => {
  preferences.muted = true;
  await wait(kickOff - 5 * minute);
  expect(words()).toBe('The sound is off.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' })));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([preferences.muted, words()]).toEqual([false, 'Ready. The stream starts by itself.']);
});

test('an engine that cannot be had, and a browser without one, say what to do', async () => {
  engine.mockRejectedValueOnce(new Error('chunk'));
  await wait(kickOff - 5 * minute);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  cleanup();
  engine.mockResolvedValueOnce(false);
  await wait(kickOff - 5 * minute);
  expect(words()).toMatch(/^This browser can’t play/);
});

test('a lost line is said at once, and what there is is looked at anew when it is back', async () => {
  await wait(kickOff - 5 * minute);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(words()).toMatch(/^You’re offline/);
  line.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([words(), asked.mock.calls.length]).toEqual(['Ready. The stream starts by itself.', 2]);
});

test('a clock that is wrong is said to be', async () => {
  served = kickOff + 5 * minute;
  await wait(kickOff - 5 * minute);
  expect(words()).toMatch(/clock is wrong/);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { ReadinessMount } from './readiness-mount.tsx';
import './ready-line.tsx';

const preferences = { muted: false };
const readyEngine = vi.fn(async () => true);
// jsdom plays no video.
vi.mock('@touchline/player', () => ({
  readyEngine: () => readyEngine(),
  readPreferences: () => preferences,
  writePreferences: (change: object) => Object.assign(preferences, change),
}));

const minuteMs = 60_000;
const loadReadiness = vi.fn(async () => undefined);
/** The server's time; the device's time if undefined. */
let servedTimeMs: number | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  loadReadiness.mockClear();
  preferences.muted = false;
  servedTimeMs = undefined;
  vi.stubGlobal(
    'fetch',
    async () => new Response(null, { headers: { date: new Date(servedTimeMs ?? Date.now()).toUTCString() } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function renderAtTime(now: number, passMs = 12_000): Promise<void> {
  vi.setSystemTime(now);
  const view = toEventView(createWireMatch({ status: 'upcoming', source: undefined }), { text: (key) => key });
  render(
    <Scene now={now}>
      <ReadinessMount view={view} kickOff={kickOff} onCheck={loadReadiness}>
        It will start here
      </ReadinessMount>
    </Scene>,
  );
  await act(() => vi.advanceTimersByTimeAsync(passMs));
}

const getStatusText = () => screen.queryByRole('status')?.textContent;

test('the check of the device makes no call before the last quarter of an hour, and then shows that all is ready', async () => {
  await renderAtTime(kickOff - 60 * minuteMs, 44 * minuteMs);
  expect([loadReadiness.mock.calls.length, getStatusText()]).toEqual([0, undefined]);
  expect(screen.getByText('It will start here')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4 * minuteMs));
  expect([loadReadiness.mock.calls.length, getStatusText()]).toEqual([1, 'Ready. The stream starts by itself.']);
  expect(screen.queryByText('It will start here')).toBeNull();
});

test('the check of the device turns a muted sound on with one press', async () => {
  preferences.muted = true;
  await renderAtTime(kickOff - 5 * minuteMs);
  expect(getStatusText()).toBe('The sound is off.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' })));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([preferences.muted, getStatusText()]).toEqual([false, 'Ready. The stream starts by itself.']);
});

test('the check of the device offers a reload if the engine fails to load, and explains an unsupported browser', async () => {
  readyEngine.mockRejectedValueOnce(new Error('chunk'));
  await renderAtTime(kickOff - 5 * minuteMs);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  cleanup();
  readyEngine.mockResolvedValueOnce(false);
  await renderAtTime(kickOff - 5 * minuteMs);
  expect(getStatusText()).toMatch(/^This browser can’t play/);
});

test('the check of the device reports a lost network at once, and runs again when it is back', async () => {
  await renderAtTime(kickOff - 5 * minuteMs);
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(getStatusText()).toMatch(/^You’re offline/);
  onLineSpy.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([getStatusText(), loadReadiness.mock.calls.length]).toEqual(['Ready. The stream starts by itself.', 2]);
});

test('the check of the device reports a wrong clock', async () => {
  servedTimeMs = kickOff + 5 * minuteMs;
  await renderAtTime(kickOff - 5 * minuteMs);
  expect(getStatusText()).toMatch(/clock is wrong/);
});

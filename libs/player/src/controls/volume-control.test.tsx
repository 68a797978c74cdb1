import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultPreferences } from '../preferences/preferences.ts';

beforeEach(() => {
  // Each page tests its browser only once, so each test loads the module again.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function renderControl(): Promise<void> {
  const { PlayerScene, recordingState, SceneLocale } = await import('../testing/player-scene.tsx');
  render(
    <SceneLocale>
      <PlayerScene state={recordingState} />
    </SceneLocale>,
  );
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
}

const countSliders = (): number => screen.queryAllByRole('slider', { name: 'Volume' }).length;

/** Makes media elements keep a set volume. @returns a function that resets it to 1 without an event, as iOS does */
function mockVolume({ hasEvent }: { hasEvent: boolean }): () => void {
  let volume = 1;
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockImplementation(() => volume);
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockImplementation(function set(this: HTMLMediaElement, level) {
    volume = level;
    if (hasEvent) this.dispatchEvent(new Event('volumechange'));
  });
  return () => (volume = 1);
}

it('a browser that keeps a volume set by script has a slider', async () => {
  await renderControl();
  expect(await screen.findByRole('slider', { name: 'Volume' })).toBeTruthy();
});

it('a browser that ignores a volume set by script, as iOS did, has mute and no slider', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
  await renderControl();
  expect(countSliders()).toBe(0);
});

it('a browser that resets a volume set by script without an event, as iOS does, never shows a slider [fault-35c]', async () => {
  mockVolume({ hasEvent: false });
  await renderControl();
  expect(countSliders()).toBe(0);
});

it('a browser that resets a volume set by script late loses its slider [fault-35c]', async () => {
  vi.useFakeTimers();
  const restoreVolume = mockVolume({ hasEvent: true });
  await renderControl();
  restoreVolume();
  act(() => void vi.runOnlyPendingTimers());
  expect(countSliders()).toBe(0);
});

it('a device with a touchscreen has a slider only after the browser has kept a volume [fault-35c]', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, maxTouchPoints: 5 });
  mockVolume({ hasEvent: true });
  await renderControl();
  expect(countSliders()).toBe(0);
  act(() => void vi.runOnlyPendingTimers());
  expect(countSliders()).toBe(1);
});

it.each([
  ['keeps', true, 1],
  ['resets', false, 0],
])(
  'in a browser that %s a volume set by script, volume keys give feedback and are in the help only if they work [fault-35c]',
  async (_, hasEvent, count) => {
    mockVolume({ hasEvent });
    await renderControl();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: 'ArrowUp' });
    expect(document.querySelectorAll('[data-feedback]')).toHaveLength(count);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByText('This list')).toBeTruthy();
    expect(screen.queryAllByText('Volume up or down')).toHaveLength(count);
  },
);

it.each([
  ['keeps', true, ['100%', '75%', '50%', '25%', 'Muted']],
  ['resets', false, ['Sound on', 'Muted']],
])(
  'the settings of a narrow bar offer only volumes that work, in a browser that %s a volume set by script [fault-35c]',
  async (_, hasEvent, names) => {
    mockVolume({ hasEvent });
    const { SceneLocale } = await import('../testing/player-scene.tsx');
    const { PlayerContext } = await import('./player-context.ts');
    const { createPlayerStore } = await import('../store/player-store.ts');
    const { SettingsMenu } = await import('./settings-menus.tsx');
    const renderNothing = (): null => null;
    const link = {
      store: createPlayerStore(),
      request: renderNothing,
      thumbnail: () => Promise.resolve(null),
      receipt: renderNothing,
      panoramic: undefined,
    };
    const settings = {
      preferences: defaultPreferences,
      onPreference: renderNothing,
      onReport: renderNothing,
      onCaptionLook: renderNothing,
    };
    render(
      <SceneLocale>
        <PlayerContext value={link}>
          <SettingsMenu hiddenControls={new Set(['slider', 'mute'])} {...settings} />
        </PlayerContext>
      </SceneLocale>,
    );
    act(() => screen.getByRole('button', { name: 'Settings' }).click());
    const volumeControls = [...screen.getByRole('group', { name: 'Volume' }).children].map(
      ({ textContent }) => textContent,
    );
    expect(volumeControls.slice(-names.length)).toEqual(names);
    expect(volumeControls.join()).not.toContain(names.length === 2 ? '75' : 'Sound on');
  },
);

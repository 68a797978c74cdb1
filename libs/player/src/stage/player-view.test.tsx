import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../player.tsx';
import { createFakeEngine } from '../testing/fake-engine.ts';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  sceneMoments,
  sceneStretches,
  type PlayerSceneProps,
} from '../testing/player-scene.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: PlayerSceneProps) {
  const onRequest = vi.fn();
  render(
    <SceneLocale>
      <PlayerScene onRequest={onRequest} {...props} />
    </SceneLocale>,
  );
  return onRequest;
}

describe('the controls', () => {
  it('name the player after the match', () => {
    show({ title: 'Tromsø Aurora v Oslo Ravens', state: recordingState });
    expect(screen.getByRole('region', { name: 'Video player: Tromsø Aurora v Oslo Ravens' })).toBeTruthy();
  });

  it('send requests and draw what the state says, not what was asked', async () => {
    const onRequest = show({ state: recordingState });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'togglePlay' });
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('speak the position on the timeline', () => {
    show({ state: recordingState });
    expect(screen.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuetext')).toBe('35:00 of 1:34:12');
  });

  it('speak the distance to the live edge', () => {
    show({ state: { ...liveState, atLiveEdge: false, behindLive: 558, currentTime: 5094 } });
    expect(screen.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuetext')).toBe('9:18 behind live');
  });

  it('seek by key without dragging', async () => {
    const onRequest = show({ state: recordingState });
    screen.getByRole('slider', { name: 'Timeline' }).focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(onRequest.mock.calls).toEqual([[{ type: 'seekBy', seconds: 5 }], [{ type: 'seekToFraction', fraction: 1 }]]);
  });

  it('lead back to the live edge from behind it only', async () => {
    const onRequest = show({ state: { ...liveState, atLiveEdge: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Go to live' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'goLive' });
    cleanup();
    const atEdge = show({ state: liveState });
    await userEvent.click(screen.getByRole('button', { name: 'Live' }));
    expect(atEdge).not.toHaveBeenCalled();
  });

  it('show key moments as named buttons that lead in a little early', async () => {
    const onRequest = show({ state: recordingState, layers: [sceneMoments] });
    const moments = await screen.findByRole('list', { name: 'Key moments' });
    expect(within(moments).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Goal, Henrik Dahl' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'seek', time: 2097 });
  });

  it('show the layers of several features over each other, each a list with its name', async () => {
    show({ state: recordingState, layers: [...sceneStretches, sceneMoments] });
    const [clip, breaks, shifts, moments] = await screen.findAllByRole('list');
    expect([clip, breaks, shifts, moments].map((list) => list?.getAttribute('aria-label'))).toEqual([
      'Your clip',
      'Breaks',
      'Henrik Dahl',
      'Key moments',
    ]);
    expect(breaks?.textContent).toBe('First breakSecond break');
    const [, second] = breaks?.querySelectorAll<HTMLElement>('li') ?? [];
    expect(second?.style.getPropertyValue('--x')).toBe('61.571%');
    expect(second?.style.getPropertyValue('--to')).toBe('62.987%');
    expect(shifts?.querySelector('li')?.style.getPropertyValue('--marker')).toBe('#1e88e5');
  });

  it('are dark in both themes, with the colours of marks that belong to it', () => {
    show({ state: recordingState, layers: [sceneMoments] });
    expect(screen.getByRole('region').dataset['theme']).toBe('dark');
  });

  it('leave out what the stream does not offer', () => {
    show({ state: { ...recordingState, text: [], audio: [] } });
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Audio' })).toBeNull();
  });

  it('open a menu at its choice, move in it by arrows and give the focus back', async () => {
    const onRequest = show({ state: recordingState });
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
    expect(document.activeElement?.textContent).toBe('Off');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
    expect(onRequest.mock.calls).toEqual([[{ type: 'captions', id: 'text-2' }]]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Captions');
  });

  it('offer no speed above normal at the live edge', async () => {
    show({ state: liveState });
    await userEvent.click(screen.getByRole('button', { name: 'Speed' }));
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      '0.25×',
      '0.5×',
      '0.75×',
      'Normal',
    ]);
  });
});

describe('the picture', () => {
  it('plays or pauses under a mouse, but not for the second half of the double click that opened the page', () => {
    vi.useFakeTimers();
    const onRequest = show({ state: recordingState });
    const surface = document.querySelector('[class*="surface"]');
    const press = () => surface && fireEvent.pointerUp(surface, { pointerType: 'mouse', button: 0 });
    vi.advanceTimersByTime(200);
    press();
    expect(onRequest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    press();
    expect(onRequest).toHaveBeenCalledWith({ type: 'togglePlay' });
    vi.useRealTimers();
  });
});

/** jsdom has no modal dialogs. */
function showDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}

describe('shortcuts', () => {
  it('act while the player has focus, and not on the key that presses a button', async () => {
    const onRequest = show({ state: recordingState });
    screen.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('k ');
    expect(onRequest.mock.calls).toEqual([[{ type: 'togglePlay' }], [{ type: 'toggleMute' }]]);
  });

  it.each<[video: string, props: PlayerSceneProps, keys: readonly string[]]>([
    ['a recording with captions', { state: recordingState }, ['Captions on or off']],
    [
      'a live match with key moments',
      { state: { ...liveState, text: [] }, layers: [sceneMoments] },
      ['Previous or next key moment', 'Go to live'],
    ],
  ])('are listed as far as they do something now: %s', async (_video, props, keys) => {
    showDialogs();
    show(props);
    screen.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const sometimes = ['Captions on or off', 'Picture in picture', 'Start or end of a clip'];
    const listed = [...sometimes, 'Previous or next key moment', 'Go to live'].filter((name) => list.queryByText(name));
    expect(listed).toEqual(keys);
    expect(list.getByText('Play or pause')).toBeDefined();
  });

  it('can be switched off', async () => {
    const preferences = { captionSize: 'medium', captionBackground: 'solid', captions: null } as const;
    const onRequest = show({
      state: recordingState,
      preferences: { ...preferences, volume: 1, muted: false, shortcuts: false },
    });
    screen.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('k');
    expect(onRequest).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  it('say what is wrong with a code for support, and offer another try when nothing is tried any more', async () => {
    const problem = { kind: 'forbidden', fatal: true, category: 1, code: 1001, status: 403 } as const;
    const onRequest = show({ state: { ...liveState, problem } });
    expect(screen.getByRole('alert').textContent).toContain('Code 1001-403');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'retry' });
  });

  it('stand alone: sound is offered to who sees a picture', () => {
    const problem = { kind: 'offline', fatal: false, category: 0, code: 0 } as const;
    const muted = { ...liveState, autoplay: 'muted', muted: true, paused: false } as const;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show({ state: muted });
    expect(screen.getByRole('button', { name: 'Click for sound' })).toBeTruthy();
    cleanup();
    show({ state: { ...muted, problem, recovering: true } });
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Click for sound' })).toBeNull();
  });

  it.each([
    ['a mouse', false, 'Click for sound'],
    ['a finger', true, 'Tap for sound'],
  ])('offer sound to %s in its own word', (_pointer, matches, name) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(pointer: coarse)' }));
    show({ state: { ...liveState, autoplay: 'muted', muted: true, paused: false } });
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('are none for a picture that is on its way: nothing is said at each wait', () => {
    show({ state: { ...liveState, waiting: true } });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('offer no button while the player tries by itself', () => {
    const problem = { kind: 'network', fatal: true, category: 1, code: 1002 } as const;
    show({ state: { ...liveState, problem, recovering: true } });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('take the end of a broadcast for an end, not for an error', () => {
    show({ state: { ...liveState, ended: true, paused: true } });
    expect(screen.getByRole('heading', { name: 'The live stream has ended' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('on the server', () => {
  it('the player is a stage with its poster and a play button, without an engine', () => {
    const createEngine = vi.fn(() => createFakeEngine());
    const html = renderToString(
      <SceneLocale>
        <Player address="https://cdn.test/a.m3u8" kind="live" poster="/poster.webp" createEngine={createEngine} />
      </SceneLocale>,
    );
    expect(html).toContain('/poster.webp');
    expect(html).toContain('Play video');
    expect(createEngine).not.toHaveBeenCalled();
  });
});

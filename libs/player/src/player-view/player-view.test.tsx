import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Player } from '../player.tsx';
import { offerMs } from './sound-offer.tsx';
import { defaultPreferences } from '../preferences/preferences.ts';
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderPlayer(props: PlayerSceneProps) {
  const onRequest = vi.fn();
  render(
    <SceneLocale>
      <PlayerScene onRequest={onRequest} {...props} />
    </SceneLocale>,
  );
  return onRequest;
}

it('the focus stays in the player when a focused button disappears', async () => {
  const renderScene = (state: PlayerSceneProps['state']) => (
    <SceneLocale>
      <PlayerScene state={state} />
    </SceneLocale>
  );
  const { rerender } = render(renderScene({ ...recordingState, ended: true }));
  const replayButton = screen.getByRole('button', { name: 'Watch again' });
  replayButton.focus();
  rerender(renderScene(recordingState));
  expect(replayButton.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(screen.getByRole('region', { name: 'Video player' }).contains(document.activeElement)).toBe(true);
});

describe('the controls', () => {
  it('the player is named after the match', () => {
    renderPlayer({ title: 'Tromsø Aurora v Oslo Ravens', state: recordingState });
    expect(screen.getByRole('region', { name: 'Video player: Tromsø Aurora v Oslo Ravens' })).toBeTruthy();
  });

  it('controls send requests, and show the player’s state instead of the requested state', async () => {
    const onRequest = renderPlayer({ state: recordingState });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'togglePlay' });
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('the timeline’s spoken value is the position in a recording', () => {
    renderPlayer({ state: recordingState });
    expect(screen.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuetext')).toBe('35:00 of 1:34:12');
  });

  it('the timeline’s spoken value is the distance to the live edge in a live stream', () => {
    renderPlayer({ state: { ...liveState, atLiveEdge: false, behindLive: 558, currentTime: 5094 } });
    expect(screen.getByRole('slider', { name: 'Timeline' }).getAttribute('aria-valuetext')).toBe('9:18 behind live');
  });

  it('keys seek on the timeline', async () => {
    const onRequest = renderPlayer({ state: recordingState });
    screen.getByRole('slider', { name: 'Timeline' }).focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(onRequest.mock.calls).toEqual([[{ type: 'seekBy', seconds: 5 }], [{ type: 'seekToFraction', fraction: 1 }]]);
  });

  it('“Go live” is offered only behind the live edge', async () => {
    const onRequest = renderPlayer({ state: { ...liveState, atLiveEdge: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Go to live' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'goLive' });
    cleanup();
    const onRequestAtEdge = renderPlayer({ state: liveState });
    await userEvent.click(screen.getByRole('button', { name: 'Live' }));
    expect(onRequestAtEdge).not.toHaveBeenCalled();
  });

  it('key moments are named buttons that start a little before the moment', async () => {
    const onRequest = renderPlayer({ state: recordingState, layers: [sceneMoments] });
    const moments = await screen.findByRole('list', { name: 'Key moments' });
    expect(within(moments).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Goal, Henrik Dahl' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'seek', time: 2097 });
  });

  it('the seek bar shows the markers of several features, each feature’s as a list with a name', async () => {
    renderPlayer({ state: recordingState, layers: [...sceneStretches, sceneMoments] });
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

  it('the player area has the dark theme', () => {
    renderPlayer({ state: recordingState, layers: [sceneMoments] });
    expect(screen.getByRole('region').dataset['theme']).toBe('dark');
  });

  it.each<[string, boolean, PlayerSceneProps['state']]>([
    ['hidden while the first frame loads', false, { phase: 'loading', paused: false }],
    ['shown with the first frame', true, { phase: 'ready', paused: false, firstFrame: true }],
    ['shown when the browser waits for a press', true, { phase: 'ready', paused: true }],
    ['shown when the stream is broken, because another camera may work', true, { phase: 'loading', recovering: true }],
  ])('the controls are %s', (_condition, hasButtons, state) => {
    renderPlayer({ state });
    expect(screen.queryByRole('button', { name: 'Settings' }) !== null).toBe(hasButtons);
  });

  it('controls that the stream does not support are hidden', () => {
    renderPlayer({ state: { ...recordingState, text: [], audio: [] } });
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Audio' })).toBeNull();
  });

  it('a menu focuses its current choice, moves the focus by arrow keys, and returns it when it closes', async () => {
    const onRequest = renderPlayer({ state: recordingState });
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
    expect(document.activeElement?.textContent).toBe('Off');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}');
    expect(onRequest.mock.calls).toEqual([[{ type: 'captions', id: 'text-2' }]]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Captions');
  });

  it('the menu names a language in the viewer’s language and in its own, and labels an audio description', async () => {
    const track = { label: 'English', language: 'en', active: false, accessible: false };
    const audio = [
      { ...track, id: 'a', active: true },
      { ...track, id: 'b', language: 'es', label: null },
      { ...track, id: 'c', accessible: true },
      { ...track, id: 'd', label: 'Home fans' },
      { ...track, id: 'e', language: '', label: null },
    ];
    renderPlayer({ state: { ...recordingState, audio } });
    await userEvent.click(screen.getByRole('button', { name: 'Audio' }));
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((element) => element.textContent)).toEqual([
      'English',
      'SpanishEspañol',
      'English Audio description',
      'Home fansEnglish',
      'Track 5',
    ]);
    expect(screen.getByText('Español').lang).toBe('es');
  });

  it('the menu offers no higher speed at the live edge', async () => {
    renderPlayer({ state: liveState });
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
  it('a click on the picture plays or pauses, but the second click of the double click that opened the page does not', () => {
    vi.useFakeTimers();
    const onRequest = renderPlayer({ state: recordingState });
    const surface = document.querySelector('[class*="surface"]');
    const pressSurface = () => surface && fireEvent.pointerUp(surface, { pointerType: 'mouse', button: 0 });
    vi.advanceTimersByTime(200);
    pressSurface();
    expect(onRequest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    pressSurface();
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
  it('shortcuts work while the player has the focus, except for keys that press a focused button', async () => {
    const onRequest = renderPlayer({ state: recordingState });
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
  ])('the list of shortcuts contains only the shortcuts that work now: %s', async (_video, props, keys) => {
    showDialogs();
    renderPlayer(props);
    screen.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const conditionalShortcuts = ['Captions on or off', 'Picture in picture', 'Start or end of a clip'];
    const shownShortcuts = [...conditionalShortcuts, 'Previous or next key moment', 'Go to live'].filter((name) =>
      list.queryByText(name),
    );
    expect(shownShortcuts).toEqual(keys);
    expect(list.getByText('Play or pause')).toBeDefined();
  });

  it('shortcuts can be switched off', async () => {
    const onRequest = renderPlayer({ state: recordingState, preferences: { ...defaultPreferences, shortcuts: false } });
    screen.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('k');
    expect(onRequest).not.toHaveBeenCalled();
  });
});

describe('another screen', () => {
  const start = 'Play on another screen';

  it('another screen is offered when the browser has found one, and a press opens its list', async () => {
    const onRequest = renderPlayer({ state: { ...recordingState, cast: 'offered' } });
    await userEvent.click(screen.getByRole('button', { name: start }));
    expect(onRequest.mock.calls).toEqual([[{ type: 'cast' }]]);
  });

  it.each<[string, PlayerSceneProps]>([
    ['when the browser has found none', { state: recordingState }],
    ['for a protected video', { state: { ...recordingState, cast: 'offered', isProtected: true } }],
    ['for a panorama', { state: { ...recordingState, cast: 'offered' }, panoramic: true }],
  ])('another screen is not offered %s', (_what, props) => {
    renderPlayer(props);
    expect(screen.queryByRole('button', { name: start })).toBeNull();
  });

  it('while another screen shows the picture, the player shows a message, a button to play here, and the controls without cameras', async () => {
    const streams = { value: 'hd', onChange: () => undefined } as const;
    const onRequest = renderPlayer({ state: { ...recordingState, cast: 'connected' }, streams });
    expect(await screen.findByText('Playing on another screen')).toBeTruthy();
    const [backButton] = screen.getAllByRole('button', { name: 'Play here again' });
    await userEvent.click(backButton ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onRequest.mock.calls).toEqual([[{ type: 'cast' }], [{ type: 'togglePlay' }]]);
    expect(screen.queryByText('Panoramic')).toBeNull();
  });
});

describe('messages', () => {
  it('an error message has a code for support, and a button that tries again', async () => {
    const problem = { kind: 'forbidden', fatal: true, category: 1, code: 1001, status: 403 } as const;
    const onRequest = renderPlayer({ state: { ...liveState, problem } });
    expect(screen.getByRole('alert').textContent).toContain('Code 1001-403');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'retry' });
  });

  it('an error message hides the button for sound', () => {
    const problem = { kind: 'offline', fatal: false, category: 0, code: 0 } as const;
    const mutedState = { ...liveState, autoplay: 'muted', muted: true, paused: false } as const;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    renderPlayer({ state: mutedState });
    expect(screen.getByRole('button', { name: 'Click for sound' })).toBeTruthy();
    cleanup();
    renderPlayer({ state: { ...mutedState, problem, recovering: true } });
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Click for sound' })).toBeNull();
  });

  it.each([
    ['a mouse', false, 'Click for sound'],
    ['a finger', true, 'Tap for sound'],
  ])('the button for sound names %s', (_pointer, isMatching, name) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isMatching && query === '(pointer: coarse)' }));
    renderPlayer({ state: { ...liveState, autoplay: 'muted', muted: true, paused: false } });
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('the button for sound leaves the picture after five seconds, unless it has the focus', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    renderPlayer({ state: { ...liveState, autoplay: 'muted', muted: true, paused: false } });
    const soundButton = screen.getByRole('button', { name: 'Click for sound' });
    soundButton.focus();
    act(() => vi.advanceTimersByTime(offerMs));
    expect(soundButton.isConnected).toBe(true);
    soundButton.blur();
    act(() => vi.advanceTimersByTime(offerMs));
    expect(soundButton.isConnected).toBe(false);
  });

  it.each([
    ['the stream', { phase: 'loading', firstFrame: false, waiting: true }, 'Connecting to the stream…'],
    ['the first picture', { phase: 'ready', firstFrame: false, waiting: true }, 'Loading the picture…'],
    ['more video', { phase: 'ready', firstFrame: true, waiting: true }, 'Loading more video…'],
    ['a new connection', { phase: 'loading', firstFrame: true, recovering: true }, 'Reconnecting…'],
  ] as const)('a wait names what it is for: %s', (_cause, state, text) => {
    renderPlayer({ state: { ...liveState, ...state } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('no message is shown or announced during a normal wait', () => {
    renderPlayer({ state: { ...liveState, waiting: true } });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('a message counts down to the next try and offers to try at once; the alert omits the seconds', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const problem = { kind: 'network', fatal: true, category: 1, code: 1002 } as const;
    const onRequest = renderPlayer({
      state: { ...liveState, problem, recovering: true, retryAt: Date.now() + 11_600 },
    });
    const getRemainingText = () => screen.getByRole('timer').textContent;
    expect(getRemainingText()).toBe('Trying again in 12 seconds');
    act(() => vi.advanceTimersByTime(10_750));
    expect(getRemainingText()).toBe('Trying again in 1 second');
    expect(screen.getByRole('alert').contains(screen.getByRole('timer'))).toBe(false);
    act(() => vi.advanceTimersByTime(2000));
    expect(getRemainingText()).toBe('Reconnecting…');
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(onRequest).toHaveBeenCalledWith({ type: 'retry' });
  });

  it('a message promises no further try once recovery has given up [fault-29b]', () => {
    const problem = { kind: 'missing', fatal: true, category: 1, code: 1001, status: 404 } as const;
    renderPlayer({ state: { ...recordingState, problem } });
    expect(screen.getByRole('alert').textContent).toContain('Try again in a moment.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('the message about a lost network has no countdown, because no try is planned', () => {
    const problem = { kind: 'offline', fatal: false, category: 0, code: 0 } as const;
    renderPlayer({ state: { ...liveState, problem, recovering: true } });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
  });

  it('the end of a broadcast is not an error', () => {
    renderPlayer({ state: { ...liveState, ended: true, paused: true } });
    expect(screen.getByRole('heading', { name: 'The live stream has ended' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('on the server', () => {
  it('the player shows its poster and a play button, without an engine', () => {
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

  it('a player with autoplay renders no large play button on the server', () => {
    const html = renderToString(
      <SceneLocale>
        <Player address="https://cdn.test/a.m3u8" kind="live" poster="/poster.webp" autoPlay />
      </SceneLocale>,
    );
    expect(html).toContain('/poster.webp');
    expect(html).not.toContain('Play video');
  });
});

it('the video is above the poster, so that the first frame covers it', () => {
  const fieldRef = createRef<HTMLDivElement>();
  renderPlayer({ poster: '/poster.webp', pictureRef: fieldRef, state: { phase: 'loading' } });
  const poster = document.querySelector('img');
  expect(poster?.compareDocumentPosition(fieldRef.current ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

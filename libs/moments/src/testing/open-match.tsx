import { cleanup, render } from '@testing-library/react';
import { type EventView, MaskAllScores } from '@touchline/content';
import { afterEach, beforeEach, inject, vi } from 'vitest';
import { KeyMoments } from '../components/key-moments.tsx';
import { type MomentsWorld, createMomentsWorld, findRecordedMatch, type Responder, signUp } from './moments-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

/** jsdom has no layout, but the slider creates a ResizeObserver. */
class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives each test of a file empty storage, the address `/` and an empty page. */
export function setUpPage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    vi.stubGlobal('ResizeObserver', ResizeObserverStub);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export interface OpenMatch extends MomentsWorld {
  event: EventView;
  showEvent: (event: EventView) => void;
}

/** Renders the moments of a recorded match for a new account. */
export async function openMatch({
  role = 'viewer',
  matchIndex = 0,
  respond,
  isSpoilerFree = false,
}: {
  role?: 'viewer' | 'editor';
  matchIndex?: number;
  respond?: Responder;
  isSpoilerFree?: boolean;
} = {}): Promise<OpenMatch> {
  const world = createMomentsWorld(inject('backendUrl'));
  await signUp(world, inject('backendUrl'), role === 'editor');
  const event = await findRecordedMatch(world, matchIndex);
  world.setResponder(respond);
  world.player.publish({ position: 12.4, range: { start: 0, end: 192 } });
  const renderPage = (shownEvent: EventView) => (
    <world.Providers>
      <MaskAllScores value={isSpoilerFree}>
        <KeyMoments event={shownEvent} />
      </MaskAllScores>
    </world.Providers>
  );
  const { rerender } = render(renderPage(event));
  return { ...world, event, showEvent: (next) => rerender(renderPage(next)) };
}

import { cleanup, render, screen } from '@testing-library/react';
import { eventRail, toEventView } from '@touchline/content';
import { createFill } from '@touchline/feature-kit/testing';
import type { Telemetry } from '@touchline/telemetry';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { WatchPage } from './watch-page.pages.tsx';

vi.mock('@touchline/player', () => ({ Player: () => <div data-testid="player" /> }));
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

const doNothing = (): void => undefined;
const view = toEventView(createWireMatch(), { text: (key) => key });

function Broken(): never {
  throw new Error('broken');
}

afterEach(cleanup);

test('the video plays although other parts of the page break, and those parts are left out and reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reportedErrors: unknown[] = [];
  const telemetry: Telemetry = {
    event: doNothing,
    page: doNothing,
    attach: () => doNothing,
    identify: doNothing,
    setConsent: doNothing,
    error: (_error, context) => void reportedErrors.push(context?.['section']),
  };
  render(
    <Scene telemetry={telemetry} fills={new Map([[eventRail.name, [createFill(eventRail, Broken)]]])}>
      <WatchPage
        openEvent={{ view, adTags: [], isGone: false, refetch: async () => undefined }}
        bar={<Broken />}
        below={<Broken />}
        rail={<p>more videos</p>}
      />
    </Scene>,
  );
  expect(await screen.findByTestId('player')).toBeTruthy();
  expect(screen.getByText('more videos')).toBeTruthy();
  expect(reportedErrors.toSorted()).toEqual(['below', 'eventRail', 'score bar']);
});

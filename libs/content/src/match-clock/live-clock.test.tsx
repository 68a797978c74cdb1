import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { LiveClock } from './live-clock.tsx';

afterEach(cleanup);

const renderClock = (isRunning: boolean) => (
  <Providers>
    <LiveClock
      view={{ clock: { period: 2, seconds: 60, isRunning, atMs: sampleNowMs, sport: undefined }, sport: undefined }}
    />
  </Providers>
);

test('a running clock has the class that hides its digits only in the server’s HTML', () => {
  expect(renderToString(renderClock(true))).toMatch(/<span class="[^"]*stale[^"]*">01:00<\/span>/);
  expect(renderToString(renderClock(false))).not.toContain('stale');
  expect(renderToString(renderClock(true)), 'no comment between texts').not.toContain('<!-- -->');
  render(renderClock(true));
  for (const clock of screen.getAllByText(/01:00$/)) expect(clock.outerHTML).not.toContain('stale');
});

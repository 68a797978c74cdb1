import { cleanup, render, waitFor } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { contentKeys } from '@touchline/content';
import { getEvent, PortalError } from '@touchline/contract';
import { nonsense, createMalformedBackend } from '@touchline/contract/testing';
import { Boundary } from '@touchline/feature-kit';
import { newQueryClient } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import fc from 'fast-check';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { channelPage } from './channel.page.tsx';
import { eventPage } from './event.page.tsx';

// jsdom plays no video.
vi.mock('@touchline/player', () => ({ Player: () => null }));
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

afterEach(cleanup);
// Each malformed response logs a warning.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const pages = {
  events: eventPage({ match_stats: true, player_highlights: true }).Page,
  channels: channelPage({}).Page,
};

/**
 * Renders the page of a malformed event, and waits for all its queries.
 * @returns its HTML, and the errors thrown in it
 */
async function renderPage(
  kind: keyof typeof pages,
  generator: fc.GeneratorValue,
): Promise<[said: string, unexpectedErrors: unknown[]]> {
  const fetch = createMalformedBackend(generator);
  const api = createApi({ baseUrl: 'https://api.example', fetch, limits: { maxTries: 1 } });
  const event = await api.call(getEvent, { params: { id: 'm1' } }).catch(() => createWireMatch());
  const queryClient = newQueryClient();
  const malformedEvent = {
    ...event,
    id: 'm1',
    stats_enabled: true,
    ...(kind === 'channels' && { status: 'channel' as const }),
  };
  queryClient.setQueryData(contentKeys.event('m1', 'id'), malformedEvent);
  const unexpectedErrors: unknown[] = [];
  const error = (reportedError: unknown): void =>
    void (reportedError instanceof PortalError || unexpectedErrors.push(reportedError));
  const Page = pages[kind];
  const { container } = render(
    <Scene
      now={kickOff + 600_000}
      path={`/${kind}/m1/`}
      fetch={fetch}
      queryClient={queryClient}
      telemetry={{ ...createTelemetry(), error }}
    >
      <Routes>
        <Route
          path="/:kind/:eventId/"
          element={
            <Boundary>
              <Page />
            </Boundary>
          }
        />
      </Routes>
    </Scene>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const renderedHtml = container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
  cleanup();
  return [renderedHtml, unexpectedErrors];
}

test.each(['events', 'channels'] as const)(
  'the page of %s renders without errors and without broken texts for random malformed responses',
  async (kind) => {
    const checkPage = async (generator: fc.GeneratorValue): Promise<void> => {
      const [renderedHtml, unexpectedErrors] = await renderPage(kind, generator);
      expect([unexpectedErrors, nonsense.exec(renderedHtml)?.[0]]).toEqual([[], undefined]);
    };
    await fc.assert(fc.asyncProperty(fc.gen(), checkPage), {
      seed: 20_261_122,
      numRuns: 10,
      endOnFailure: true,
    });
  },
);

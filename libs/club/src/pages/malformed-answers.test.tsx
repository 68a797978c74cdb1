import { cleanup, render, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { nonsense, createMalformedBackend } from '@touchline/contract/testing';
import { Boundary } from '@touchline/feature-kit';
import { newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { createApi } from '@touchline/api-client';
import { createTelemetry } from '@touchline/telemetry';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { clubPage } from './club.page.tsx';
import { createClubWorld, createSignInAnswer, signIn } from '../testing/club-world.tsx';

afterEach(cleanup);

const { Page } = clubPage({});

/** Shows the page, and waits for its clubs. @returns the page's text, and the errors thrown */
async function renderPage(generator: fc.GeneratorValue): Promise<[said: string, faults: unknown[]]> {
  const { atoms, session } = createClubWorld({ '/login': createSignInAnswer() });
  await signIn(session);
  const api = createApi({
    baseUrl: 'https://api.example',
    fetch: createMalformedBackend(generator),
    limits: { maxTries: 1 },
  });
  const queryClient = newQueryClient();
  const unexpectedErrors: unknown[] = [];
  const error = (reportedError: unknown): void =>
    void (reportedError instanceof PortalError || unexpectedErrors.push(reportedError));
  const { container } = render(
    <PageProviders
      now={0}
      api={api}
      atoms={atoms}
      queryClient={queryClient}
      telemetry={{ ...createTelemetry(), error }}
      path="/club/"
    >
      <Boundary>
        <Page />
      </Boundary>
    </PageProviders>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const html = container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
  cleanup();
  return [html, unexpectedErrors];
}

test('the list of clubs renders without a fault for any malformed answer of the backend', async () => {
  const consoleError = vi.spyOn(console, 'error');
  const checkPage = async (generator: fc.GeneratorValue): Promise<void> => {
    const [html, unexpectedErrors] = await renderPage(generator);
    expect([unexpectedErrors, nonsense.exec(html)?.[0]]).toEqual([[], undefined]);
  };
  await fc.assert(fc.asyncProperty(fc.gen(), checkPage), { seed: 20_261_122, numRuns: 15, endOnFailure: true });
  expect(consoleError).not.toHaveBeenCalled();
});

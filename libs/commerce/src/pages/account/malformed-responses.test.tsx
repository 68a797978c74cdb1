import { cleanup, render, waitFor } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import { nonsense, createMalformedBackend } from '@touchline/contract/testing';
import { Boundary, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountPages, frames } from '../../testing/account-world.tsx';

afterEach(cleanup);

const session = createViewerSession(
  { id: 'ingrid' },
  { auth: { token: async () => 'a-token', refresh: async () => null }, token: () => 'a-token' },
);

/** Renders a page, and waits for its requests. @returns the page's text, and its errors */
async function renderPage(path: string, generator: fc.GeneratorValue): Promise<[said: string, faults: unknown[]]> {
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
      queryClient={queryClient}
      telemetry={{ ...createTelemetry(), error }}
      path={path}
      fills={frames}
    >
      <ViewerProvider value={session}>
        <Boundary>
          <AccountPages />
        </Boundary>
      </ViewerProvider>
    </PageProviders>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const html = container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
  cleanup();
  return [html, unexpectedErrors];
}

test.each([
  '/account/subscription/',
  '/account/subscription/c1/',
  '/account/ppv/',
  '/account/billing/',
  '/auth/sign-up/subscription/',
])('the page %s renders without errors for any malformed response of the backend', async (path) => {
  const consoleError = vi.spyOn(console, 'error');
  const checkPage = async (generator: fc.GeneratorValue): Promise<void> => {
    const [html, unexpectedErrors] = await renderPage(path, generator);
    expect([unexpectedErrors, nonsense.exec(html)?.[0]]).toEqual([[], undefined]);
  };
  await fc.assert(fc.asyncProperty(fc.gen(), checkPage), { seed: 20_261_123, numRuns: 15, endOnFailure: true });
  expect(consoleError).not.toHaveBeenCalled();
});

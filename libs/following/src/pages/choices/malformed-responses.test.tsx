import { cleanup, render, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { nonsense, createMalformedBackend } from '@touchline/contract/testing';
import { Boundary } from '@touchline/feature-kit';
import fc from 'fast-check';
import { Suspense } from 'react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { HighlightsRow, NextRow } from '../../components/rows/followed-rows.tsx';
import { Settings } from '../settings/settings.page.tsx';
import { createFollowingWorld, signUp } from '../../testing/following-world.tsx';
import { FollowingPages } from '../../testing/page-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

afterEach(cleanup);

const pagePaths = [
  '/following/league/followed/',
  '/following/league/nordic-men/',
  '/following/category/nordic-studio/',
  '/auth/sign-up/following/league/all/',
  '/',
];

/**
 * Renders the feature's part of a page, and waits for its requests.
 * @returns the text with its toasts, and the thrown errors
 */
async function renderPage(path: string, generator: fc.GeneratorValue): Promise<[said: string, faults: unknown[]]> {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, [['team', 'osl']]);
  const malformedFetch = createMalformedBackend(generator);
  world.setResponder((_path, _query, _body, request) => malformedFetch(request));
  const unexpectedErrors: unknown[] = [];
  world.telemetry.error = (error) => void (error instanceof PortalError || unexpectedErrors.push(error));
  const { container } = render(
    <world.Providers path={path}>
      <Boundary>
        <Suspense>
          {path === '/' ? (
            <>
              <NextRow />
              <HighlightsRow />
              <Settings options={{ view: 'team' }} />
            </>
          ) : (
            <FollowingPages />
          )}
        </Suspense>
      </Boundary>
    </world.Providers>,
  );
  world.start();
  await vi.dynamicImportSettled();
  await waitFor(() => expect(world.queryClient.isFetching()).toBe(0));
  const html = container.innerHTML.replaceAll(/ class="[^"]*"/g, '') + world.toasts.join();
  cleanup();
  return [html, unexpectedErrors];
}

test.each(pagePaths)('the page %s renders without errors for any malformed response of the backend', async (path) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const checkPage = async (generator: fc.GeneratorValue): Promise<void> => {
    const [html, unexpectedErrors] = await renderPage(path, generator);
    expect([unexpectedErrors, nonsense.exec(html)?.[0]]).toEqual([[], undefined]);
  };
  await fc.assert(fc.asyncProperty(fc.gen(), checkPage), { seed: 20_261_123, numRuns: 6, endOnFailure: true });
  // React also logs the PortalErrors with which a page reports missing data.
  const otherErrors = consoleError.mock.calls.filter(
    (html) => !html.some((argument) => argument instanceof PortalError),
  );
  expect(otherErrors).toEqual([]);
});

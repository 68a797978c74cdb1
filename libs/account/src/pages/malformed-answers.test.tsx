import { cleanup, render, waitFor } from '@testing-library/react';
import { nonsense, createMalformedBackend } from '@touchline/contract/testing';
import { createApi } from '@touchline/api-client';
import { getDevices, getProfile, PortalError } from '@touchline/contract';
import { Boundary } from '@touchline/feature-kit';
import { newQueryClient } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { memberRoutes } from '../member-routes.ts';
import { credentialsOnly } from '../testing/options.ts';
import { AccountWorld } from '../testing/account-world.tsx';
import { createFakeSession, memberState } from '../testing/fake-session.ts';

afterEach(cleanup);

/** Shows a member's page, and waits for its calls. @returns the page's text, and its errors */
async function renderPage(
  route: (typeof memberRoutes)[number],
  generator: fc.GeneratorValue,
): Promise<[text: string, faults: unknown[]]> {
  const fetch = createMalformedBackend(generator);
  const api = createApi({ baseUrl: 'https://api.example', fetch, limits: { maxTries: 1 } });
  const user = await api.call(getProfile).catch(() => memberState.user);
  const session = createFakeSession({ ...memberState, user }, { listDevices: () => api.call(getDevices) });
  const queryClient = newQueryClient();
  const unexpectedErrors: unknown[] = [];
  const telemetry = {
    ...createTelemetry(),
    error: (reportedError: unknown) =>
      void (reportedError instanceof PortalError || unexpectedErrors.push(reportedError)),
  };
  const { Page } = await route.load(credentialsOnly);
  const { container } = render(
    <AccountWorld
      session={session}
      queryClient={queryClient}
      telemetry={telemetry}
      path={`/${route.path}/`}
      answerCall={(path, body) =>
        fetch(`https://api.example${path}`, { method: body ? 'POST' : 'GET', ...(body && { body }) })
      }
    >
      <Boundary>
        <Page />
      </Boundary>
    </AccountWorld>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const html = container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
  cleanup();
  return [html, unexpectedErrors];
}

test.each(memberRoutes.map((route) => [route.path, route] as const))(
  '%s renders without errors for any malformed answer of the backend',
  async (_, route) => {
    const checkPage = async (generator: fc.GeneratorValue): Promise<void> => {
      const [html, unexpectedErrors] = await renderPage(route, generator);
      expect([unexpectedErrors, nonsense.exec(html)?.[0]]).toEqual([[], undefined]);
    };
    await fc.assert(fc.asyncProperty(fc.gen(), checkPage), { seed: 20_261_122, numRuns: 10, endOnFailure: true });
  },
);

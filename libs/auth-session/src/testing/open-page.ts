import { vi } from 'vitest';
import { createApi, type Api } from '@touchline/api-client';
import { createTelemetry, type Telemetry } from '@touchline/telemetry';
import { createLazySession } from '../create-lazy-session.ts';
import type { Session, SessionEnd, SessionOptions } from '../session.ts';
import { getStoredKeys } from '../stored-keys.ts';
import type { AccountServer } from './account-server.ts';
import type { TestBrowser, TestTab } from './browser.ts';

export interface OpenPage {
  api: Api;
  session: Session;
  tab: TestTab;
  sessionEnds: SessionEnd[];
  /** Events and identities for analytics. */
  telemetryCalls: unknown[];
}

/** A portal's page in a tab: the real API client, signed by the session. */
export function openPage(
  browser: TestBrowser,
  server: Pick<AccountServer, 'fetch'>,
  options: Partial<SessionOptions> = {},
): OpenPage {
  const tab = browser.openTab();
  const telemetryCalls: unknown[] = [];
  const telemetry: Telemetry = {
    ...createTelemetry(),
    event: (name, params) => void telemetryCalls.push([name, params]),
    identify: (userId) => void telemetryCalls.push(['identify', userId]),
  };
  const session = createLazySession({
    customerId: 'nordic',
    api: () => api,
    telemetry,
    platform: tab.platform,
    ...options,
  });
  const api: Api = createApi({
    baseUrl: 'https://api.example',
    fetch: server.fetch,
    auth: session.auth,
    limits: { maxTries: 1 },
  });
  const sessionEnds: SessionEnd[] = [];
  session.onEnd((end) => sessionEnds.push(end));
  return { api, session, tab, telemetryCalls, sessionEnds };
}

/** A page of a viewer who has just signed in. */
export async function openSignedIn(...page: Parameters<typeof openPage>): Promise<OpenPage> {
  const openedPage = openPage(...page);
  await openedPage.session.signIn({ username: 'viewer@example.com', password: 'right' });
  return openedPage;
}

/** A signed-in page in another tab that receives no more events: a frozen one, or one in the back/forward cache. */
export async function openWithoutChannel(...page: Parameters<typeof openPage>): Promise<OpenPage> {
  const openedPage = openPage(...page);
  await openedPage.session.known();
  openedPage.tab.close();
  return openedPage;
}

export const keys = getStoredKeys('nordic');

/** Waits for the pending tasks: events between tabs, and imports. */
export const waitForPendingTasks = (): Promise<void> => vi.dynamicImportSettled();

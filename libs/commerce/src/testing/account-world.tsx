import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '@touchline/api-client';
import { createLazySession, type Session } from '@touchline/auth-session';
import { redeemAccessCode } from '@touchline/contract';
import {
  accountFrame,
  type Fills,
  signUpFrame,
  type PageModule,
  ViewerProvider,
  missingCalls,
} from '@touchline/feature-kit';
import {
  createFill,
  ShownAddress,
  newQueryClient,
  PageProviders,
  createSiteConfig,
} from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  billingPage,
  subscriptionPage,
  subscriptionsPage,
  ticketPage,
  ticketsPage,
} from '../pages/account/account.page.tsx';
import { newCardPage } from '../pages/account/new-card.page.tsx';
import { FieldsRefusedError, type Provider } from '../api/providers/provider.ts';
import { codeStepPage, subscriptionStepPage } from '../pages/sign-up/subscription-step.page.tsx';

/**
 * Responds to a request instead of the backend; undefined leaves the request to the backend.
 * @param sendRequest sends the request to the backend anyway
 */
type Responder = (
  path: string,
  sendRequest: () => Promise<Response>,
  query: string,
) => Response | undefined | Promise<Response | undefined>;

export interface AccountWorld {
  api: Api;
  session: Session;
  queryClient: QueryClient;
  toasts: string[];
  setResponder: (respond: Responder | undefined) => void;
  Show: (props: { path: string; children?: ReactNode }) => ReactNode;
}

/** A provider with one filled field. Every card gives this token. */
function createProvider(token: string): Provider {
  const field = document.createElement('input');
  return {
    fields: () => ({
      async mount(element) {
        field.value = '4242';
        field.ariaLabel = 'Card number';
        element.append(field);
      },
      async tokenize() {
        if (field.value === '') throw new FieldsRefusedError();
        return { token };
      },
      clear: () => void (field.value = ''),
      destroy: () => field.remove(),
    }),
    mayAskAt: () => true,
  };
}

const seller = { name: 'Nordic Ice League AS', tax_number: 'NO 987 654 321 MVA' };
let worldCount = 0;
const renderPage = ({ Page }: PageModule) => <Page />;
const pages: readonly (readonly [string, PageModule])[] = [
  ['/account/subscription/', subscriptionsPage({ tax: 'included' })],
  ['/account/subscription/:id/', subscriptionPage({ seller })],
  ['/account/ppv/', ticketsPage()],
  ['/account/ppv/:id/', ticketPage({ seller })],
  ['/account/billing/', billingPage({ seller, payment: { provider: 'sandbox', public_key: 'pk_sandbox_touchline' } })],
  ['/account/billing/card/', newCardPage(async () => createProvider('tok'))],
  ['/auth/sign-up/subscription/', subscriptionStepPage({ tax: 'included' })],
  ['/auth/sign-up/subscription/code/', codeStepPage()],
];

/** Fills the account's and the sign-up's frame slots without a frame. */
export const frames: Fills = new Map([
  [accountFrame.name, [createFill(accountFrame, ({ children }) => children)]],
  [signUpFrame.name, [createFill(signUpFrame, ({ children }) => children)]],
]);

/** All pages with their routes. */
export const AccountPages = () => (
  <Routes>
    {pages.map(([routePath, module]) => (
      <Route key={routePath} path={routePath} element={renderPage(module)} />
    ))}
    <Route path="*" element={null} />
  </Routes>
);

/** Renders commerce's account pages with the reference backend. */
export function createAccountWorld(baseUrl: string): AccountWorld {
  const toasts: string[] = [];
  let respond: Responder | undefined;
  const telemetry = createTelemetry();
  // A new document assumes that the backend has all calls.
  missingCalls.clear();
  const api: Api = createApi({
    missingCalls,
    baseUrl,
    limits: { maxTries: 1 },
    auth: { token: (...args) => session.auth.token(...args), refresh: (...args) => session.auth.refresh(...args) },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const sendRequest = () => fetch(request.clone());
      return (await respond?.(pathname, sendRequest, search)) ?? sendRequest();
    },
  });
  const session = createLazySession({ customerId: `pay-${(worldCount += 1)}`, api: () => api, telemetry });
  const atoms = createStore();
  const queryClient = newQueryClient();
  return {
    api,
    session,
    queryClient,
    toasts,
    setResponder: (next) => (respond = next),
    Show: ({ path, children }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        telemetry={telemetry}
        notify={(_kind, message) => void toasts.push(message)}
        site={createSiteConfig({ apiBase: baseUrl })}
        path={path}
        fills={frames}
      >
        <ViewerProvider value={session}>
          {children}
          <AccountPages />
          <ShownAddress />
        </ViewerProvider>
      </PageProviders>
    ),
  };
}

let accountCount = 0;

/** Creates an account that redeems the given codes. */
export async function signUp({ session, api }: AccountWorld, codes: readonly string[] = []): Promise<void> {
  const email = `account-${Date.now()}-${(accountCount += 1)}@example.com`;
  await session.signUp({ email, password: 'correct horse 9', displayName: 'Vera Lind', terms: true });
  for (const code of codes) await api.call(redeemAccessCode, { body: { code } });
}

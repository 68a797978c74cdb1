import { type PageModule, type StartContext, type Viewer, ViewerProvider } from '@touchline/feature-kit';
import {
  createViewerSession,
  type Responder,
  createStubApi,
  ShownAddress,
  json,
  createList,
  newQueryClient,
  PageProviders,
  type createSiteConfig,
} from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { codePage } from '../pages/code/code.page.tsx';
import { buySubscriptionPage, buyTicketPage } from '../pages/checkout/buy.page.tsx';
import { paymentPage } from '../pages/payment/payment.page.tsx';
import type { Provider } from '../api/providers/provider.ts';

const createSession = (viewer: Viewer | null, openSignIn = async () => undefined as void) =>
  createViewerSession(viewer, {
    openSignIn,
    auth: { token: async () => 'a-token', refresh: async () => null },
    token: () => 'a-token',
  });

export const buyer: Viewer = { id: 'ingrid' };

export interface CommerceWorld {
  /** The charge requests of the page: path and Idempotency-Key. */
  chargeRequests: { path: string; key: string | null }[];
  toasts: string[];
  /** Names of the reported analytics events. */
  eventNames: string[];
  /** The parameters of these events. */
  eventParams: object[];
  atoms: ReturnType<typeof createStore>;
  context: StartContext;
  Show: (props: { path: string; children?: ReactNode }) => ReactNode;
}

interface WorldOptions {
  respond: Responder;
  viewer?: Viewer | null;
  loadProvider?: (() => Promise<Provider>) | undefined;
  site?: ReturnType<typeof createSiteConfig> | undefined;
}

/** The payment pages, with the test's responses. */
export function createCommerceWorld({ respond, viewer = buyer, loadProvider, site }: WorldOptions): CommerceWorld {
  const chargeRequests: CommerceWorld['chargeRequests'] = [];
  const toasts: string[] = [];
  const eventNames: string[] = [];
  const eventParams: object[] = [];
  const atoms = createStore();
  const queryClient = newQueryClient();
  const telemetry = createTelemetry();
  telemetry.event = (name, params) => {
    eventNames.push(name);
    eventParams.push(params);
  };
  telemetry.error = () => undefined;
  const api = createStubApi(respond, {
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      if (/_cc$|checkout$/.test(pathname))
        chargeRequests.push({ path: pathname, key: request.headers.get('idempotency-key') });
      const response = await respond(pathname + search, await request.text());
      // By default the viewer has no contracts.
      if (!response && pathname.endsWith('customer_contracts')) return createList([]);
      if (!response && pathname.includes('/event/get_by_id')) return json(match);
      return response ?? new Promise(() => undefined);
    },
  });
  const notify = (_kind: string, message: string) => void toasts.push(message);
  const options = { customer: { tax: 'included' } as const, loadProvider };
  const renderPage = ({ Page }: PageModule) => <Page />;
  const pages: readonly (readonly [string, PageModule])[] = [
    ['/account/ppv/buy/:eventId/', buyTicketPage(options)],
    ['/account/subscription/buy/:id/', buySubscriptionPage(options)],
    ['/payment/processing/', paymentPage('processing')],
    ['/payment/success/', paymentPage('success')],
    ['/payment/failure/', paymentPage('failure')],
    ['/code/', codePage()],
  ];
  return {
    chargeRequests,
    toasts,
    eventNames,
    eventParams,
    atoms,
    context: {
      api,
      queryClient,
      atoms,
      session: createSession(viewer),
      realtime: null,
      telemetry,
      navigate: () => undefined,
      notify,
      build: 'b1',
      heading: () => '/',
      onPage: () => () => undefined,
      errorText: () => 'It is down.',
      texts: async () => (key, message) => [key, ...Object.values(message ?? {})].join(' '),
    },
    Show: ({ path, children }) => (
      <PageProviders
        now={Date.now()}
        timeZone="UTC"
        api={api}
        atoms={atoms}
        queryClient={queryClient}
        telemetry={telemetry}
        notify={notify}
        site={site}
        path={path}
      >
        <ViewerProvider value={createSession(viewer, async () => void toasts.push('sign in'))}>
          {children}
          <Routes>
            {pages.map(([routePath, module]) => (
              <Route key={routePath} path={routePath} element={renderPage(module)} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <ShownAddress />
        </ViewerProvider>
      </PageProviders>
    ),
  };
}

/** The match of the ticket. */
const match = { id: '7', media_type: 'event', status: 'upcoming', event_date: '2026-12-24T19:00:00Z' };

export const ticket = {
  id: 'ticket-7',
  title: 'Aurora v Ravens',
  type: 'PPV',
  access_model: 'ppv',
  price: '5.99',
  currency: 'EUR',
  duration: 30,
  duration_units: 'day',
  event_id: '7',
};
export const season = {
  id: 'season',
  title: 'Nordic Ice League, men',
  type: 'SVOD',
  access_model: 'svod',
  price: '12.90',
  currency: 'EUR',
  duration: 1,
  duration_units: 'month',
  auto_renew: true,
  allowed_access_identity_items: [{ id: 'men', title: 'Nordic Ice League, men' }],
};
export const card = { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2038 };
export const contract = { id: 'c1', product_id: 'ticket-7', event_id: '7', status: 'active', title: 'Aurora v Ravens' };

import type { Page, Request, Response } from '@playwright/test';
import { startSentryStandIn } from '@touchline/reports/testing';
import { waitUntilHydrated } from '../harness/alive.ts';
import { answerStatus } from '../harness/faults.ts';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts';
import { startEdge } from '../harness/start-program.ts';
import { startStandIn } from '../measured/stand-in.ts';
import { startPushStandIn } from '../push/stand-in.ts';
import { storeTurnedOn } from '../push/pushed.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test as base } from '../session/session.ts';
import { dayMs, setAccountAge } from '../session/accounts.ts';
import { signIn } from '../session/visit.ts';
import { cardNumbers, findMatchSold, locatePayButton, typeCard, openPaidMatch, locateOptions } from './paying.ts';

/** A request, and the page whose document sent it. */
interface SentRequest {
  from: string;
  to: string;
}

/** An edge with stand-ins for every provider of analytics, reports and push, and a list of its pages' requests. */
interface RecordedEdge {
  proxy: FaultProxy;
  getSiteAddress: (id: CustomerId) => string;
  /** Origins of the providers. */
  providers: string[];
  /** The number of requests that each provider has answered. */
  countAnswers: () => number[];
  requests: SentRequest[];
  /** The policies of documents, by path. */
  policies: Map<string, string>;
}

const isPaying = (address: string): boolean =>
  /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/(?:payment\/|(?:account\/(?:ppv|subscription)|auth\/sign-up\/subscription)\/buy\/)/.test(
    new URL(address).pathname,
  );

function list(page: Page): Pick<RecordedEdge, 'requests' | 'policies'> {
  const requests: SentRequest[] = [];
  const policies = new Map<string, string>();
  // This event reports requests of the browser's tabs and of its service workers.
  page.context().on('request', (request: Request) => {
    // The request for a document comes from the previous document, not from this page.
    const isDocument =
      request.serviceWorker() === null && request.isNavigationRequest() && request.frame() === page.mainFrame();
    const from = isDocument ? '' : page.url();
    requests.push({ from, to: request.url() });
  });
  page.on('response', (response: Response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const headers = response.headers();
    policies.set(
      new URL(response.url()).pathname,
      `${headers['content-security-policy']} ${headers['content-security-policy-report-only']}`,
    );
  });
  return { requests, policies };
}

const test = base.extend<{ recordedEdge: RecordedEdge }>({
  serviceWorkers: 'allow',
  recordedEdge: async ({ page, watch }, use) => {
    // The stand-in's script makes addresses from text, as the provider's own does.
    watch.forgive(/Policy \(report\): require-trusted-types-for/);
    watch.forgive(/Failed to load resource/);
    const proxy = await startFaultProxy(process.env['BACKEND'] ?? '');
    const [google, oneSignal, sentry] = await Promise.all([startStandIn(), startPushStandIn(), startSentryStandIn()]);
    const providers = [google.origin, oneSignal.address, sentry.address];
    const programArguments = ['analytics', 'push', 'reports'].flatMap((id, index) => [
      '--stand-in',
      `${id}=${providers[index]}`,
    ]);
    const edge = await startEdge(proxy.address, { isQuiet: true, programArguments });
    await use({
      proxy,
      getSiteAddress: (id) => getSiteAddress(id, edge.address),
      providers,
      countAnswers: () => [google.requestLines.length, oneSignal.requestLines.length, sentry.raw.length],
      ...list(page),
    });
    await page.close();
    await edge.stop();
    google.close();
    oneSignal.close();
    await sentry.close();
    proxy.close();
  },
});

/** Expects that payment pages allow only the payment provider. */
function expectStrictPolicies({ policies, providers }: RecordedEdge, site: string): void {
  const paymentPagePolicies = [...policies].filter(([path]) => isPaying(new URL(path, site).href));
  expect(paymentPagePolicies.length).toBeGreaterThan(0);
  for (const [, policy] of paymentPagePolicies) {
    for (const word of [...providers, 'google', 'onesignal', 'sentry']) expect(policy).not.toContain(word);
    expect(policy).toContain(process.env['PAYMENTS']);
  }
}

const listLoadedProviders = (page: Page) =>
  page.evaluate(() => ['OneSignal', '__SENTRY__', 'dataLayer', 'google_tag_manager'].filter((name) => name in window));

const locateWatchButton = (page: Page) => page.getByRole('button', { name: /^Watch from / });
const locateBuyOffer = (page: Page) => locateOptions(page).getByRole('link', { name: /^Buy for / });

/**
 * Sets a flag on this document.
 * @returns whether it had the flag already
 */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const wasMarked = dataset['before'] !== undefined;
    dataset['before'] = '';
    return wasMarked;
  });

test(
  'a whole purchase sends no data from the payment pages to analytics, reports, push and forms',
  { tag: '@nordic' },
  async ({ page, account, recordedEdge }) => {
    const { requests, proxy } = recordedEdge;
    const site = recordedEdge.getSiteAddress('nordic');
    await setAccountAge(account, 8 * dayMs);
    await storeTurnedOn(page, site);
    const { id } = await findMatchSold('ppv');
    await signIn(page, site, account, `/events/${id}/`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => listLoadedProviders(page)).toEqual(['OneSignal', 'dataLayer', 'google_tag_manager']);
    await expect.poll(() => recordedEdge.countAnswers()[0]).toBeGreaterThan(1);
    await markDocument(page);

    // The last page has loaded all providers, which would report the failure of this request.
    proxy.addFault(/\/api\/commerce\/get_credit_card/, answerStatus(500));
    await locateWatchButton(page).click();
    await page.clock.install();
    await locateBuyOffer(page).click();
    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await waitUntilHydrated(page);
    expect(await markDocument(page), 'the payment page is another document').toBe(false);
    expect(await listLoadedProviders(page)).toEqual([]);
    const countFailedCalls = () => proxy.calls.filter(({ line }) => line.includes('get_credit_card')).length;
    await expect.poll(countFailedCalls).toBeGreaterThan(0);
    // Gives delayed requests four seconds to start.
    await page.clock.runFor(4_000);
    proxy.removeFaults();

    // The browser's back and forward buttons load no other provider into a payment page.
    await page.goBack();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${site}/events/${id}/`));
    await page.goForward();
    await expect(locatePayButton(page)).toBeVisible();
    await waitUntilHydrated(page);
    expect(await listLoadedProviders(page)).toEqual([]);

    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    const [measuredCount = 0] = recordedEdge.countAnswers();
    await page.reload();
    await expect
      .poll(() => recordedEdge.countAnswers()[0], 'where one watches it is measured again')
      .toBeGreaterThan(measuredCount);

    const paymentRequests = requests.filter(({ from }) => from !== '' && isPaying(from));
    expect(paymentRequests.length, 'requests of payment pages were recorded').toBeGreaterThan(10);
    const siteOrigin = new URL(site).origin;
    const otherAddresses = paymentRequests
      .map(({ to }) => new URL(to))
      .filter(({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== siteOrigin);
    expect([...new Set(otherAddresses.map(({ origin }) => origin))]).toEqual([process.env['PAYMENTS']]);
    expect(paymentRequests.filter(({ to }) => /OneSignal|\/form\b/.test(to))).toEqual([]);
    expectStrictPolicies(recordedEdge, site);
  },
);

test(
  'a subscription bought while signing up sends no data to analytics, reports, push and forms, and returns to the requested page',
  { tag: '@nordic' },
  async ({ page, account, recordedEdge }) => {
    const site = recordedEdge.getSiteAddress('nordic');
    const { id } = await findMatchSold('subscription_basic');
    const returnQuery = `?returnTo=${encodeURIComponent(`/events/${id}/`)}`;
    await signIn(page, site, account, `/auth/sign-up/subscription/${returnQuery}`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => listLoadedProviders(page)).toContain('google_tag_manager');
    await markDocument(page);
    await page.getByRole('link', { name: 'Choose Nordic month pass' }).click();
    await expect(page).toHaveURL(`${site}/auth/sign-up/subscription/buy/nordic-month/${returnQuery}`);
    await waitUntilHydrated(page);
    expect(await markDocument(page), 'the payment page is another document').toBe(false);
    expect(await listLoadedProviders(page)).toEqual([]);
    await expect(
      page.getByRole('link', { name: 'Skip', exact: true }),
      'the subscription can be skipped',
    ).toBeVisible();
    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expectStrictPolicies(recordedEdge, site);
  },
);

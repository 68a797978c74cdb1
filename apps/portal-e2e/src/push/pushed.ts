import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { dist, startProgram } from '../harness/start-program.ts';
import { test as base } from '../session/session.ts';
import { type PushStandIn, startPushStandIn } from './stand-in.ts';

export interface PushFixture {
  /** OneSignal's stand-in. */
  oneSignal: PushStandIn;
  getSiteAddress: (id: CustomerId) => string;
  /** The address of the edge. */
  edge: string;
}

/** A visit to a portal with a stand-in as its push provider, and with its own edge. */
export const test = base.extend<{ pushed: PushFixture }>({
  // These journeys test the provider's service worker.
  serviceWorkers: 'allow',
  pushed: async ({ page, watch }, use) => {
    // The stand-in's script makes addresses of a script and a worker from text, as the provider's own does.
    watch.forgive(/Policy \(report\): require-trusted-types-for/);
    const oneSignal = await startPushStandIn();
    const programArguments = ['--api', process.env['BACKEND'] ?? '', '--stand-in', `push=${oneSignal.address}`];
    const payments = process.env['PAYMENTS'];
    if (payments !== undefined) programArguments.push('--sandbox-payments', payments);
    const edge = await startProgram('apps/edge/src/main.ts', ['--port', '0', '--dist', dist, ...programArguments]);
    await use({ oneSignal, edge: edge.address, getSiteAddress: (id) => getSiteAddress(id, edge.address) });
    await page.close();
    await edge.stop();
    oneSignal.close();
  },
});

export { expect } from '../session/session.ts';

/** The viewer accepts the browser's prompt. The document element counts the prompts. */
export async function allowNotifications(page: Page, site: string): Promise<void> {
  await page.exposeFunction('agree', () => page.context().grantPermissions(['notifications'], { origin: site }));
  await page.addInitScript(() => {
    Notification.requestPermission = async () => {
      const promptCount = Number(document.documentElement.dataset['asked'] ?? 0);
      document.documentElement.dataset['asked'] = String(promptCount + 1);
      await (Reflect.get(window, 'agree') as () => Promise<void>)();
      return Notification.permission;
    };
  });
}

/** Stores the state of a viewer who turned notifications on earlier. */
export async function storeTurnedOn(page: Page, site: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: site });
  await page.addInitScript(() => {
    // Frames of other sites may have no storage.
    if (window !== window.top) return;
    const stateBefore = { externalId: null, optedIn: true, tags: {} };
    if (localStorage.getItem('stand-in.state') === null)
      localStorage.setItem('stand-in.state', JSON.stringify(stateBefore));
  });
}

const callsSchema = z.array(z.tuple([z.string()], z.unknown()));

/** @returns the calls to the provider so far, in this browser */
export const getCalls = async (page: Page): Promise<[string, ...unknown[]][]> =>
  callsSchema.parse(JSON.parse((await page.evaluate(() => localStorage.getItem('stand-in.log'))) ?? '[]'));

const stateSchema = z.object({ externalId: z.nullable(z.string()), tags: z.record(z.string(), z.string()) });

/** @returns the provider's data about the viewer */
export const getKnownViewer = async (page: Page): Promise<z.output<typeof stateSchema>> =>
  stateSchema.parse(JSON.parse((await page.evaluate(() => localStorage.getItem('stand-in.state'))) ?? 'null'));

/** Sends a notification to this browser, as the operator does. @returns titles and bodies of the shown notifications */
export async function send(page: Page, message: { title: string; body: string; data?: object }): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const pushRegistration = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
      if (pushRegistration) resolve(pushRegistration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await devtools.detach();
  const readNotifications = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/push/');
      const notifications = (await worker?.getNotifications()) ?? [];
      const notificationTexts = notifications.map(({ title, body }) => `${title}: ${body}`);
      for (const notification of notifications) notification.close();
      return notificationTexts;
    });
  for (;;) {
    const notificationTexts = await readNotifications();
    if (notificationTexts.length > 0) return notificationTexts;
  }
}

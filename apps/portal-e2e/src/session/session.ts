import type { BrowserContext, Page } from '@playwright/test';
import { watchConsole } from '../harness/console-watch.ts';
import { test as base } from '../harness/portal.ts';
import { type Account, createAccount } from './accounts.ts';

/** Opens a page whose console must have no errors, except for messages that match `forgiven`. */
type OpenPage = (forgiven?: RegExp) => Promise<Page>;

export interface SessionFixtures {
  account: Account;
  /** Opens another tab of the same browser. */
  openTab: OpenPage;
  /** Opens a second browser, without the storage of the first browser. */
  otherDevice: OpenPage;
}

async function provideWatchedPages(use: (open: OpenPage) => Promise<void>, open: () => Promise<Page>): Promise<void> {
  const watches: Awaited<ReturnType<typeof watchConsole>>[] = [];
  await use(async (forgiven) => {
    const page = await open();
    const watch = await watchConsole(page);
    if (forgiven) watch.forgive(forgiven);
    watches.push(watch);
    return page;
  });
  for (const watch of watches) watch.settle();
}

/** A viewer's test: with its own account, and any number of tabs and devices. */
export const test = base.extend<SessionFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  account: async ({}, use) => use(await createAccount()),
  openTab: async ({ context }, use) => provideWatchedPages(use, () => context.newPage()),
  otherDevice: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await provideWatchedPages(use, async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '../harness/portal.ts';

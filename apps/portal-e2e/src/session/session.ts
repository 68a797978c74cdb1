import type { Page } from '@playwright/test';
import { watchConsole } from '../harness/console-watch.ts';
import { test as base } from '../harness/portal.ts';
import { type Account, newAccount } from './accounts.ts';

interface SessionFixtures {
  account: Account;
  /** Opens one more tab of the same browser; its console, too, must be quiet but for what may be `forgiven`. */
  openTab: (forgiven?: RegExp) => Promise<Page>;
}

/** A viewer's test: he has an account of his own, and as many tabs as he likes. */
export const test = base.extend<SessionFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  account: async ({}, use) => use(await newAccount()),
  openTab: async ({ context }, use) => {
    const watches: Awaited<ReturnType<typeof watchConsole>>[] = [];
    await use(async (forgiven) => {
      const tab = await context.newPage();
      const watch = await watchConsole(tab);
      if (forgiven) watch.forgive(forgiven);
      watches.push(watch);
      return tab;
    });
    for (const watch of watches) watch.settle();
  },
});

export { expect } from '../harness/portal.ts';

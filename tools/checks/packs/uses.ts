import type { Page } from 'playwright';

/** Waits for a text; throws after ten seconds. */
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 10_000 });
const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click({ timeout: 10_000 });

/** The actions of a viewer in each README example, and the expected result. */
export const exampleChecks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'auth-session-example-1.tsx'(page) {
    await pressButton(page, 'Sign in');
    await waitForText(page, /^Sign out ./);
  },
  'content-example-1.tsx': (page) => waitForText(page, /Tromsø Aurora/),
  'content-example-2.tsx': (page) => pressButton(page, 'Save'),
  'feature-kit-example-2.tsx': (page) => waitForText(page, 'Good evening, Oslo'),
  async 'feature-kit-example-4.tsx'(page) {
    // The optimistic title is visible until the response arrives, so the response waits for this check.
    const titleShown = Promise.withResolvers<void>();
    const address = '**/api/clip/update/7';
    await page.route(address, async (route) => {
      await titleShown.promise;
      await route.fallback();
    });
    const responsePromise = page.waitForResponse(address, { timeout: 10_000 });
    await Promise.all([
      responsePromise,
      pressButton(page, 'The winning goal')
        .then(() => waitForText(page, 'The winning goal!'))
        .finally(titleShown.resolve),
    ]);
  },
  'i18n-example-1.tsx': (page) => waitForText(page, /^Początek .*, 2 gole$/),
  async 'player-example-1.tsx'(page) {
    await pressButton(page, 'Watch');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5, undefined, {
      timeout: 20_000,
    });
  },
  'realtime-example-1.tsx': (page) => waitForText(page, '4-2'),
  async 'shell-example-1.tsx'(page) {
    await pressButton(page, 'Save');
    await waitForText(page, 'Saved');
  },
  'telemetry-example-2.tsx': (page) => pressButton(page, 'Share'),
  async 'ui-kit-example-1.tsx'(page) {
    await waitForText(page, 'Live now');
    await pressButton(page, 'Save the clip');
    await waitForText(page, 'Clip saved');
    // Without its style sheet, the toaster would be in the page's flow.
    const position = await page
      .locator('[data-sonner-toaster]')
      .evaluate((toaster) => getComputedStyle(toaster).position);
    if (position !== 'fixed') throw new Error(`the toast's region is ${position}`);
  },
};

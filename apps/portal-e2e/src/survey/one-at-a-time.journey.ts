import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { dayMs, setAccountAge, locateQuestion } from './survey-question.ts';

test(
  'the survey and the offer to install are never shown together: the survey comes first, and the offer after its answer',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSiteAddress('verdant');
    await setAccountAge(account, dayMs);
    await signIn(page, site, account, '/');
    // The visitor counts as a returning one.
    await page.evaluate(() =>
      localStorage.setItem('touchline.verdant.install', JSON.stringify({ visits: 2, seen: Date.now(), quietUntil: 0 })),
    );
    await page.addInitScript(() => {
      const readMaxPrompts = () => Number(sessionStorage.getItem('most') ?? '0');
      new MutationObserver(() => {
        const promptCount = document.querySelectorAll('[data-asks]').length;
        if (promptCount > readMaxPrompts()) sessionStorage.setItem('most', String(promptCount));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await waitUntilHydrated(page);
    const installOffer = page.getByRole('region', { name: 'Install Verdant FC' });
    await expect(async () => {
      // Dispatches the browser's own event, which a window without history never gets. Its listener is added once the
      // page is idle.
      await page.evaluate(() =>
        window.dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => undefined,
            userChoice: Promise.resolve({ outcome: 'dismissed' }),
          }),
        ),
      );
      await expect(locateQuestion(page).or(installOffer)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await expect(locateQuestion(page)).toBeVisible();
    await expect(installOffer).toHaveCount(0);
    await locateQuestion(page).getByRole('button', { name: 'Later' }).click();
    await expect(installOffer).toBeVisible();
    await expect(locateQuestion(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('most'))).toBe('1');
    await installOffer.getByRole('button', { name: 'Not now' }).click();
    await expect(installOffer).toHaveCount(0);
  },
);

import type { Page } from '@playwright/test';

/**
 * Removes an origin from a page's content security policy.
 * @param path of the page, such as /about/
 * @param edge from which the page is fetched
 * @param origin such as http://127.0.0.1:4003
 */
export async function removeFromPolicy(page: Page, path: string, edge: string, origin: string): Promise<void> {
  const site = (url: URL): boolean => url.pathname === path;
  await page.route(site, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { host } = new URL(route.request().url());
    const answer = await route.fetch({ url: edge + path, headers: { ...route.request().headers(), host } });
    const policy = answer.headers()['content-security-policy']?.replaceAll(origin, '') ?? '';
    return route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
}

import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

/** Loads a story by itself and waits until it stands still. Where it is built anew the first takes long. */
export async function openStory(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('body.sb-show-main').waitFor({ timeout: 60_000 });
  await atRest(page);
}

import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { Refusal } from './surroundings.ts';

/** @throws Refusal if this machine has no Chromium, which draws the pictures */
export function requireBrowser(): void {
  try {
    ensureBrowser();
  } catch (error) {
    throw new Refusal(`Chromium draws the pictures: ${error instanceof Error ? error.message : String(error)}`);
  }
}

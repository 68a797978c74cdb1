import { ensureBrowser, ensureShell } from './ensure-browser.ts';
import { ensureEngines } from './ensure-engines.ts';

/** Installs every browser that tests take, where this machine lets us. What cannot be had is said by the tests that miss it. */
for (const ensure of [ensureShell, ensureBrowser, ensureEngines]) {
  try {
    ensure();
  } catch (error) {
    console.error(String(error));
  }
}

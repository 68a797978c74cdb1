import { ensureBrowser, ensureShell } from './ensure-browser.ts';
import { ensureEngines } from './ensure-engines.ts';

/**
 * Installs every browser of the tests. A failed installation is only logged, because the tests that need the browser
 * report it.
 */
for (const ensure of [ensureShell, ensureBrowser, ensureEngines]) {
  try {
    ensure();
  } catch (error) {
    console.error(String(error));
  }
}

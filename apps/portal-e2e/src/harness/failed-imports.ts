import type { Browser } from '@playwright/test';

/**
 * Whether an `import()` that failed for want of a network can succeed in the same document. HTML has it so since 2026, Chrome since 156; before, a
 * failed one failed for as long as the document lived (whatwg/html#10327).
 */
export const forgetsFailedImports = (browser: Browser): boolean => Number.parseInt(browser.version(), 10) >= 156;

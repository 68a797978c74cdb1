import type { Browser } from '@playwright/test';

/**
 * Whether an `import()` that failed without a network can succeed later in the same document. HTML allows it since
 * 2026, Chrome since 156. Before, the failure lasted as long as the document (whatwg/html#10327).
 */
export const canRetryFailedImports = (browser: Browser): boolean => Number.parseInt(browser.version(), 10) >= 156;

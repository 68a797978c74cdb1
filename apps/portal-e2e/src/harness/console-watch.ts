import { expect, type Page } from '@playwright/test';

/** The errors in a page's console. */
export interface ConsoleWatch {
  /** Declares errors that the test causes on purpose. */
  forgive: (pattern: RegExp) => void;
  /**
   * Fails on any other error: console errors, uncaught errors and violations of the Content-Security-Policy, also
   * report-only ones.
   */
  settle: () => void;
}

/** The browser's message for every failed response. */
export const failedRequestPattern = /Failed to load resource/;

/** Messages about requests after the first paint that fail because the network is lost. */
export const networkErrorPattern =
  /Failed to load resource|WebSocket connection .* failed|Failed to setup toast containers|Failed to load texts of|Unable to preload CSS/;

/** Reports violations to the console, because browsers do not log those of a report-only policy. */
const logViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Policy (${disposition}): ${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`),
  );

export async function watchConsole(page: Page): Promise<ConsoleWatch> {
  const complaints: string[] = [];
  const ignoredPatterns: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(logViolations);
  return {
    forgive: (pattern) => void ignoredPatterns.push(pattern),
    settle() {
      const otherComplaints = complaints.filter((text) => !ignoredPatterns.some((pattern) => pattern.test(text)));
      expect(otherComplaints, 'the console has no unexpected error').toEqual([]);
    },
  };
}

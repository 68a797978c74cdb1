import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

/**
 * Fails on every violation that axe finds, best practices included, and lists them.
 * @param rules restricts the check to these
 */
export async function expectAccessible(page: Page, ...rules: string[]): Promise<void> {
  // Legacy mode suffices, because the portal's pages have no frames. Otherwise axe opens a window per result to combine
  // frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const violationTexts = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(violationTexts, `axe on ${page.url()}`).toEqual([]);
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

/** Fails on anything that axe finds, best practices included, and says what and where. @param rules these only */
export async function expectAccessible(page: Page, ...rules: string[]): Promise<void> {
  // No page of ours has frames: without the legacy mode, axe opens a window of its own for each result, to join theirs.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

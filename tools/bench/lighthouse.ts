import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';
import { createMinMeasure, type Measure } from './measure.ts';
import { getMedian } from './median.ts';
import { reportStep } from './report.ts';

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse's mobile scores of a page: the medians of five runs. */
async function getScores(name: string, address: string): Promise<Measure[]> {
  const scores = new Map<string, number[]>();
  for (let round = 0; round < 5; round += 1) {
    reportStep(`runs Lighthouse on ${name}`);
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('Lighthouse needs a Chromium: set CHROMIUM_PATH');
    const browser = await launch({ executablePath, args: [...quietFlags], headless: true });
    const page = await browser.newPage();
    const result = await lighthouse(
      address,
      { onlyCategories: Object.keys(categories), logLevel: 'silent' },
      undefined,
      page,
    );
    for (const [id, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      scores.set(id, [...(scores.get(id) ?? []), Math.round((score ?? 0) * 100)]);
    }
    await browser.close();
  }
  return Object.entries(categories).map(([id, minScore]) =>
    createMinMeasure(`Lighthouse mobile, ${name}: ${id}`, getMedian(scores.get(id) ?? [0]), minScore, ''),
  );
}

/** @param pages address by name */
export async function benchLighthouse(pages: Readonly<Record<string, string>>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, address] of Object.entries(pages)) measures.push(...(await getScores(name, address)));
  return measures;
}

import { launchBrowser } from './browser.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { reportStep } from './report.ts';

/** Checks that a navigation requests the page's state once, and prints its number of backend calls. @param home address of the customer's home */
export async function benchNavigations(home: string): Promise<Measure[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  let requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const payloads: number[] = [];
  const calls: number[] = [];
  await page.goto(home, { waitUntil: 'load' });
  await page.mouse.move(4, 4);
  // Wait for the prefetches after load, which belong to no navigation.
  await page.waitForTimeout(3_000);
  for (const path of ['/upcoming/', '/archive/', '/highlight/', '/live/', '/']) {
    reportStep(`goes to ${path}`);
    requests = [];
    await page.locator(`header a[href="${path}"]:visible`).first().click();
    await page.waitForURL(new URL(path, home).href);
    // A second payload request, if one existed, would come after the first.
    await page.waitForTimeout(1_000);
    payloads.push(requests.filter((name) => name.endsWith('/_payload.json')).length);
    calls.push(requests.filter((name) => name.startsWith('/api/')).length);
  }
  await browser.close();
  console.log(`navigations: payloads ${payloads.join(', ')}; API requests ${calls.join(', ')}`);
  return [createMaxMeasure('navigation: payloads of each', Math.max(...payloads), 1, '')];
}

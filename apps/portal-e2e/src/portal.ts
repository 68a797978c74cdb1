import { type Page, expect, test as base } from '@playwright/test';

/** The seeded customers. */
export type CustomerId = 'nordic' | 'verdant' | 'galil' | 'plain';

/** The address of a customer's site. */
export const siteOf = (id: CustomerId): string => `http://${id}.localhost:${process.env['EDGE_PORT']}`;

/** Makes something happen in the reference backend's world: a goal, a kick-off, an end. */
export async function act(deed: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${process.env['BACKEND']}/__world`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deed),
  });
  if (!answer.ok) throw new Error(`The world refused ${JSON.stringify(deed)}: ${answer.status} ${await answer.text()}`);
}

/** Counts frames that are really shown: `currentTime` goes on even when nothing plays. */
export async function framesShown(page: Page, within = 2_000): Promise<number> {
  return page.evaluate(async (time) => {
    const video = document.querySelector('video');
    if (!video) return 0;
    let frames = 0;
    const count = () => {
      frames += 1;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    await new Promise((resolve) => setTimeout(resolve, time));
    return frames;
  }, within);
}

/** Waits until pictures move. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect.poll(() => framesShown(page, 1_000), { timeout: 30_000 }).toBeGreaterThan(5);
}

interface Watch {
  /** What the console complained of; a test that provokes a complaint takes it out. */
  complaints: string[];
}

/** The browser's test, in which an unexpected console error, page error or CSP report fails. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, 'the console is quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

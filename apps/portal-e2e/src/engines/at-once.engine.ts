import { getSite } from '../harness/customers.ts';
import { type Door, openDoor } from '../harness/door.ts';
import { expect, test as base } from './engine-test.ts';
import { getLifeSign, getPath, pathsOn } from './page.ts';

/** A site whose scripts load only after a call of `letCome`. */
interface SlowSite {
  door: Door;
  address: string;
  letCome: () => void;
}

const test = base.extend<{ slow: SlowSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  async slow({}, use) {
    const door = await openDoor(process.env['EDGE'] ?? '');
    const code = Promise.withResolvers<void>();
    door.break(/^GET \/assets\/.*\.js /, async (response, getRealAnswer) => {
      const { status, headers, body } = await getRealAnswer();
      await code.promise;
      response.writeHead(status, headers).end(body);
    });
    await use({ door, address: getSite('nordic', door.address), letCome: code.resolve });
    door.close();
  },
});

test('a link that is pressed before the code has loaded opens its page, and each document loads once [fault-33d]', async ({
  viewer,
  slow: { door, address, letCome },
}) => {
  await viewer.open(`${address}/live/`);
  const [match = ''] = await pathsOn(viewer, '/events/');
  const documents = () =>
    door.calls.map(({ line }) => line.split(' ')[1] ?? '').filter((path) => ['/live/', match].includes(path));
  await viewer.press(`main a[href="${match}"]`);
  await expect.poll(documents).toContain(match);
  letCome();
  // The evaluation rejects during a navigation.
  await expect.poll(() => getPath(viewer).catch(() => undefined)).toBe(match);
  await expect.poll(() => getLifeSign(viewer)).toBe('page');
  expect(documents()).toEqual(['/live/', match]);
});

test('a button that is pressed before the code has loaded opens its panel', async ({
  viewer,
  slow: { address, letCome },
}) => {
  await viewer.open(`${address}/`);
  await viewer.press('header button[aria-haspopup="dialog"]');
  letCome();
  const isOpen = () =>
    viewer.evaluate(() => document.querySelector('#preferences')?.matches(':popover-open') ?? false, undefined);
  await expect.poll(isOpen).toBe(true);
});

test('a search that is typed before the code has loaded stays, and gets suggestions', async ({
  viewer,
  slow: { address, letCome },
}) => {
  await viewer.open(`${address}/search/`);
  await viewer.type('main input[type=search]', 'oslo');
  letCome();
  const suggested = () =>
    viewer.evaluate(() => {
      const option = document.querySelector('main [role=option]');
      return [document.querySelector<HTMLInputElement>('main input')?.value, /oslo/i.test(option?.textContent ?? '')];
    }, undefined);
  await expect.poll(suggested).toEqual(['oslo', true]);
});

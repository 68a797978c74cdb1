import { getSiteAddress } from '../harness/customers.ts';
import { type FaultProxy, startFaultProxy } from '../harness/fault-proxy.ts';
import { expect, test as base } from './engine-test.ts';
import { getHydratedPart, getPath, listPaths } from './page.ts';

/** A site whose scripts load only after a call of `releaseScripts`. */
interface SlowSite {
  proxy: FaultProxy;
  address: string;
  releaseScripts: () => void;
}

const test = base.extend<{ slowSite: SlowSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  async slowSite({}, use) {
    const proxy = await startFaultProxy(process.env['EDGE'] ?? '');
    const codeReleased = Promise.withResolvers<void>();
    proxy.addFault(/^GET \/assets\/.*\.js /, async (response, getRealAnswer) => {
      const { status, headers, body } = await getRealAnswer();
      await codeReleased.promise;
      response.writeHead(status, headers).end(body);
    });
    await use({ proxy, address: getSiteAddress('nordic', proxy.address), releaseScripts: codeReleased.resolve });
    proxy.close();
  },
});

test('a link that is pressed before the code has loaded opens its page, and each document loads once [fault-33d]', async ({
  viewer,
  slowSite: { proxy, address, releaseScripts },
}) => {
  await viewer.open(`${address}/live/`);
  const [match = ''] = await listPaths(viewer, '/events/');
  const listDocumentPaths = () =>
    proxy.calls.map(({ line }) => line.split(' ')[1] ?? '').filter((path) => ['/live/', match].includes(path));
  await viewer.press(`main a[href="${match}"]`);
  await expect.poll(listDocumentPaths).toContain(match);
  releaseScripts();
  // The evaluation rejects during a navigation.
  await expect.poll(() => getPath(viewer).catch(() => undefined)).toBe(match);
  await expect.poll(() => getHydratedPart(viewer)).toBe('page');
  expect(listDocumentPaths()).toEqual(['/live/', match]);
});

test('a button that is pressed before the code has loaded opens its panel', async ({
  viewer,
  slowSite: { address, releaseScripts },
}) => {
  await viewer.open(`${address}/`);
  await viewer.press('header button[aria-haspopup="dialog"]');
  releaseScripts();
  const isOpen = () =>
    viewer.evaluate(() => document.querySelector('#preferences')?.matches(':popover-open') ?? false, undefined);
  await expect.poll(isOpen).toBe(true);
});

test('a text that is typed into the search before the code has loaded remains, and gets suggestions', async ({
  viewer,
  slowSite: { address, releaseScripts },
}) => {
  await viewer.open(`${address}/search/`);
  await viewer.type('main input[type=search]', 'oslo');
  releaseScripts();
  const listSuggested = () =>
    viewer.evaluate(() => {
      const option = document.querySelector('main [role=option]');
      return [document.querySelector<HTMLInputElement>('main input')?.value, /oslo/i.test(option?.textContent ?? '')];
    }, undefined);
  await expect.poll(listSuggested).toEqual(['oslo', true]);
});

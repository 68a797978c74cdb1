import { cleanup, render, screen } from '@testing-library/react';
import { newQueryClient, createPageContextWith, PageProviders, createStubApi } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, expect, test, vi } from 'vitest';
import { codeQuery } from './code-query.ts';
import { OpenApp } from './open-app.tsx';

const storeUrl = {
  ios: 'https://apps.apple.com/app/id1',
  android: 'https://play.google.com/store/apps/details?id=example',
};

const macUserAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const iPhoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openPage(userAgent: string, stores: Partial<typeof storeUrl>) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const queryClient = newQueryClient();
  const query = codeQuery(
    createPageContextWith({ api: createStubApi(() => undefined), queryClient, path: '/de/open-app/' }),
  );
  await queryClient.query(query);
  const openedAddresses: string[] = [];
  render(
    <PageProviders now={0} queryClient={queryClient} site={createSiteConfig({ storeUrl: stores })}>
      <OpenApp query={query} onRedirect={(address) => void openedAddresses.push(address)} />
    </PageProviders>,
  );
  return openedAddresses;
}

test('a phone is redirected to its own store', async () => {
  expect(await openPage(android, storeUrl)).toEqual([storeUrl.android]);
  cleanup();
  expect(await openPage(iPhoneUserAgent, storeUrl)).toEqual([storeUrl.ios]);
  cleanup();
  expect(await openPage(iPhoneUserAgent, { android: storeUrl.android })).toEqual([]);
});

test('a desktop shows a QR code and both stores', async () => {
  expect(await openPage(macUserAgent, storeUrl)).toEqual([]);
  expect(
    screen.getByRole('img', { name: 'QR code that leads to the app' }).querySelector('path')?.getAttribute('d'),
  ).toMatch(/^M4 4h1/);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['App Store', storeUrl.ios],
    ['Google Play', storeUrl.android],
  ]);
});

test('a customer without an app shows a text and a link home', async () => {
  expect(await openPage(android, {})).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'There’s no app yet' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

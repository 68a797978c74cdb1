import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { appOfferFlag } from '@touchline/feature-kit/marks';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannerMount } from './banner-mount.shell.tsx';
import { getClosedSeconds } from './closed.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const stores = {
  android: 'https://play.google.com/store/apps/details?id=example.demo',
  ios: 'https://apps.apple.com/app/id1',
};

let cookieJar = '';

beforeEach(() => {
  cookieJar = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookieJar.split(';')[0] ?? '');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void (cookieJar = cookie));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openPage(userAgent = chrome, storeUrl: Partial<typeof stores> = stores, scrolledPx = 300) {
  vi.stubGlobal('scrollY', scrolledPx);
  vi.stubGlobal('scrollBy', () => undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <PageProviders now={0} path="/live/" site={createSiteConfig({ storeUrl })}>
      <BannerMount />
      <main tabIndex={-1}>
        <Link to="/events/7/">Match</Link>
      </main>
    </PageProviders>,
  );
  await act(() => vi.dynamicImportSettled());
}
const getBanner = () => screen.queryByRole('complementary', { name: 'The app' });
const storeLink = () => screen.getByRole('link', { name: 'Open Demo in the app' }).getAttribute('href');

it('the banner on a phone opens the page in the app, also after a navigation', async () => {
  await openPage();
  expect(storeLink()).toMatch(/^intent:\/\/localhost(?::\d+)?\/live\/#Intent;/);
  fireEvent.click(screen.getByRole('link', { name: 'Match' }));
  expect(storeLink()).toContain('/events/7/#Intent;');
});

it('the banner appears on the first page once the viewer has scrolled past its place', async () => {
  await openPage(chrome, stores, 0);
  expect(getBanner()).toBeNull();
  const scrollTo = (px: number) => {
    vi.stubGlobal('scrollY', px);
    fireEvent.scroll(window);
  };
  scrollTo(20);
  expect(getBanner()).toBeNull();
  scrollTo(300);
  expect(getBanner()).not.toBeNull();
  scrollTo(0);
  expect(getBanner()).not.toBeNull();
});

it('the banner appears on the next page at once', async () => {
  await openPage(chrome, stores, 0);
  fireEvent.click(screen.getByRole('link', { name: 'Match' }));
  expect(getBanner()).not.toBeNull();
});

it('the document has a flag until the viewer closes the banner, so that the offer to install waits', async () => {
  await openPage(chrome, stores, 0);
  const getOffer = () => document.querySelector(`[data-${appOfferFlag}]`);
  expect([getOffer() !== null, getBanner()]).toEqual([true, null]);
  vi.stubGlobal('scrollY', 300);
  fireEvent.scroll(window);
  expect(getOffer()).toBe(getBanner());
  fireEvent.click(screen.getByRole('button', { name: 'Hide this banner' }));
  expect(getOffer()).toBeNull();
});

it('the banner disappears when it is closed, and stays hidden', async () => {
  await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Hide this banner' }));
  expect(getBanner()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(cookieJar).toBe('touchline.demo.app-banner=closed; Max-Age=120; Path=/; SameSite=Lax');
  cleanup();
  await openPage();
  expect(getBanner()).toBeNull();
});

it.each([
  ['tv.example.com', 3600],
  ['localhost', 120],
  ['nordic.localhost', 120],
])('a closed banner stays hidden on %s for %i seconds', (hostname, seconds) =>
  expect(getClosedSeconds(hostname)).toBe(seconds),
);

it.each([
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36', stores],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    stores,
  ],
  ['a phone whose store has no app', chrome, { ios: stores.ios }],
])('no banner is shown on %s', async (_what, userAgent, storeUrl) => {
  await openPage(userAgent, storeUrl);
  expect(getBanner()).toBeNull();
});

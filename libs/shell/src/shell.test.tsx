import { act, cleanup, render, screen, within } from '@testing-library/react';
import { footerEnd, headerTools, overlays, type PageLayout, type SlotToken, topBanner } from '@touchline/feature-kit';
import { createFill, Providers } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Variant as bar } from './header/bar.tsx';
import { Variant as centred } from './header/centred.tsx';
import { Variant as compact } from './header/compact.tsx';
import { Variant as side } from './navigation/side.tsx';
import { Variant as top } from './navigation/top.tsx';
import { Shell } from './shell.tsx';
import type { ShellVariants } from './shell-variants.ts';

afterEach(cleanup);

const site = createSiteConfig({
  logo: { dark: '/dark.svg', light: '/light.svg' },
  navigation: [
    { to: '/', label: 'home', icon: 'home' },
    { to: '/live/', label: 'live', icon: 'live' },
  ],
  categories: [{ to: '/league/men/', label: { en: 'Men' } }],
});

const getBar = () => screen.queryByRole('navigation', { name: 'Leagues and categories' });

test.each([
  ['home', '/archive/', true],
  ['default', '/events/7/', false],
  ['default', '/league/men/', true],
  ['auth', '/league/men/', false],
] as const)('the bar of categories in the layout %s at %s is shown: %s', (layout, path, hasCategories) => {
  renderShell({ header: bar, navigation: top }, layout, path);
  expect(getBar() !== null).toBe(hasCategories);
});

test('the logo reserves its picture’s space, so that the name next to it does not move', () => {
  renderShell({ header: bar, navigation: top });
  const pictures = screen.getAllByRole('link', { name: site.name })[0]?.querySelectorAll('img') ?? [];
  expect(Array.from(pictures, ({ width, height }) => [width, height])).toEqual([
    [34, 34],
    [34, 34],
  ]);
});

const createMarkerFill = (slot: SlotToken<Record<never, never>>) => createFill(slot, () => <p>{slot.name}</p>);
const fills = new Map(
  [topBanner, headerTools, footerEnd, overlays].map((slot) => [slot.name, [createMarkerFill(slot)]]),
);

function renderShell(variants: ShellVariants, layout?: PageLayout, path = '/live/', shownSite = site) {
  const element = (
    <Shell mainId="main" looks={variants} layout={layout}>
      <h1>the page</h1>
    </Shell>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <Providers now={0} site={shownSite} fills={fills}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

test.each(['Quick access', 'header'])('the menu of the %s has the links without room', async (place) => {
  const channels = { to: '/channels/', label: { en: 'Channels' } };
  renderShell({ header: bar, navigation: top }, 'home', '/channels/', {
    ...site,
    navigation: [...site.navigation, channels],
  });
  const phoneBar = screen.getByRole('navigation', { name: 'Quick access' });
  expect(within(phoneBar).getAllByRole('link')).toHaveLength(2);
  const frame = place === 'header' ? screen.getByRole('banner') : phoneBar;
  await userEvent.click(within(frame).getByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'Live', 'Channels']);
  expect(screen.getByRole('menuitem', { current: 'page' }).getAttribute('href')).toBe('/channels/');
});

test('the phone’s bar has no menu if it has all links', () => {
  renderShell({ header: bar, navigation: top });
  const phoneBar = screen.getByRole('navigation', { name: 'Quick access' });
  expect(within(phoneBar).queryByRole('button')).toBeNull();
});

test('a page with another layout remounts the frame’s content; a page with the same layout keeps it', async () => {
  const renderPage = (layout: PageLayout) => (
    <Shell mainId="main" looks={{ header: bar, navigation: top }} layout={layout}>
      <h1>the page</h1>
    </Shell>
  );
  const router = createMemoryRouter(
    [
      { path: '/auth/login/', element: renderPage('auth') },
      { path: '*', element: renderPage('home') },
    ],
    { initialEntries: ['/auth/login/'] },
  );
  render(
    <Providers now={0} site={site} fills={fills}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const getPartNames = () => [screen.getByRole('main'), screen.getByRole('contentinfo')];
  const form = getPartNames();
  await act(() => router.navigate('/live/'));
  const live = getPartNames();
  await act(() => router.navigate('/archive/'));
  expect(live.map((part, index) => part === form[index])).toEqual([false, false]);
  expect(getPartNames().map((part, index) => part === live[index])).toEqual([true, true]);
});

const headers = { bar, centred, compact };

test.each([
  ['bar', 'top'],
  ['centred', 'top'],
  ['compact', 'top'],
  ['bar', 'side'],
  ['centred', 'side'],
  ['compact', 'side'],
] as const)(
  'with the header %s and the navigation %s, there is one main navigation, before the page, that marks the current page',
  (header, navigationPlace) => {
    renderShell({ header: headers[header], navigation: navigationPlace === 'top' ? top : side });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe('Live');
    expect(within(navigation).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('banner').contains(navigation)).toBe(navigationPlace === 'top');
    const page = screen.getByRole('main');
    expect(within(page).getByRole('heading', { name: 'the page' })).toBeTruthy();
    expect(navigation.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('slot fills of features appear above the header, in it, at the bottom and over the page', () => {
  renderShell({ header: bar, navigation: top });
  const header = screen.getByRole('banner');
  const footer = screen.getByRole('contentinfo');
  expect(within(header).getByText('headerTools')).toBeTruthy();
  expect(within(footer).getByText('footerEnd')).toBeTruthy();
  expect(screen.getByText('topBanner').compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(footer.compareDocumentPosition(screen.getByText('overlays'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

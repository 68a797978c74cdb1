import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { accountNavigation, accountOverview } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { IconCreditCard } from '@touchline/ui-kit';
import { use } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Responder, AccountWorld } from '../../testing/account-world.tsx';
import { createFakeSession, memberState, unknownState } from '../../testing/fake-session.ts';
import { createClip, createList, createVideo } from '../../testing/wire.ts';
import { AccountFrame } from './account-frame.account.tsx';
import { Overview } from '../../pages/account/overview.page.tsx';

afterEach(cleanup);

const billingFill = createFill(accountNavigation, ({ Item }) => (
  <Item to="/account/billing/" label="Billing" icon={<IconCreditCard />} />
));

const fills = new Map([[billingFill.slot, [billingFill]]]);

function renderFrame(path: string, state = memberState, answerCall?: Responder, shownFills = fills) {
  render(
    <AccountWorld session={createFakeSession(state)} answerCall={answerCall} path={path} fills={shownFills}>
      <AccountFrame>
        <Overview />
      </AccountFrame>
    </AccountWorld>,
  );
}
const getNavigation = () => within(screen.getByRole('navigation', { name: 'Account' }));

describe('the account’s frame', () => {
  it('the account’s navigation lists its own pages, then other features’ pages, then the sign-out', () => {
    renderFrame('/account/');
    expect(
      getNavigation()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Account', 'Watchlist', 'My clips', 'General', 'Password', 'Devices', 'Billing', 'Sign out']);
  });

  it.each([
    ['/account/', 'Account'],
    ['/account', 'Account'],
    ['/account/devices/', 'Devices'],
    ['/selected/videos/', 'Watchlist'],
    ['/selected/clips/', 'My clips'],
    ['/account/billing/', 'Billing'],
  ])('at %s, the navigation marks the current page', (path, name) => {
    renderFrame(path);
    const current = getNavigation()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('the account’s navigation has no link to the password page for an account without a password', () => {
    renderFrame('/account/', { ...memberState, method: 'ifa' });
    expect(screen.queryByRole('link', { name: /Password/ })).toBeNull();
  });

  it.each([
    ['/account/', []],
    ['/account/general/', ['/account/']],
    ['/selected/videos/', ['/account/']],
    // A page below a section links to its section itself.
    ['/account/subscription/c1/', []],
  ])('for a phone, the page %s has these links back: %j', (path, targets) => {
    renderFrame(path);
    const listLinks = new Set(
      getNavigation()
        .getAllByRole('listitem')
        .flatMap((item) => [...item.querySelectorAll('a')]),
    );
    const backLinks = getNavigation()
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => !listLinks.has(link));
    expect(backLinks.map((link) => link.getAttribute('href'))).toEqual(targets);
  });

  it('the account’s frame shows no name until the session has loaded', () => {
    renderFrame('/account/', unknownState);
    expect(screen.queryByText('Ingrid Larsen')).toBeNull();
  });
});

describe('the overview', () => {
  it('the overview shows the start of the membership and the latest saved media with links to all, without a second navigation', async () => {
    renderFrame('/account/', memberState, (path) =>
      createList(
        path.startsWith('/api/user/get_watchlist')
          ? [createVideo('Derby'), createVideo('Final')]
          : [createClip('Slap shot')],
      ),
    );
    expect(screen.getByText('Member since Mar 2, 2024')).toBeDefined();
    const watchlistRegion = within(await screen.findByRole('region', { name: 'Watchlist' }));
    expect(await watchlistRegion.findByRole('heading', { name: 'Derby' })).toBeDefined();
    expect(watchlistRegion.getByRole('link', { name: 'See all: Watchlist' }).getAttribute('href')).toBe(
      '/selected/videos/',
    );
    const clipsRegion = within(screen.getByRole('region', { name: 'My clips' }));
    expect(await clipsRegion.findByRole('heading', { name: 'Slap shot' })).toBeDefined();
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });

  it('the overview shows its heading and the navigation while another feature’s part is still loading', () => {
    const pendingTexts = new Promise<never>(() => undefined);
    const overviewFill = createFill(accountOverview, () => use(pendingTexts));
    renderFrame('/account/', memberState, undefined, new Map([[overviewFill.slot, [overviewFill]]]));
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeDefined();
    expect(getNavigation().getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('the overview explains the watchlist while it is empty', async () => {
    renderFrame('/account/', memberState, () => createList([]));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'My clips' })).toBeNull());
  });
});

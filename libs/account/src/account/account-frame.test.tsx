import { cleanup, render, screen, within } from '@testing-library/react';
import { accountNavigation } from '@touchline/feature-kit';
import { filled } from '@touchline/feature-kit/testing';
import { IconCreditCard } from '@touchline/ui-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { World } from '../testing/account-world.tsx';
import { createFakeSession, member, unknown } from '../testing/fake-session.ts';
import { AccountFrame } from './account-frame.account.tsx';
import { Overview } from './overview.tsx';

afterEach(cleanup);

const billing = filled(accountNavigation, ({ Item }) => (
  <Item to="/account/billing/" label="Billing" icon={<IconCreditCard />} />
));

function show(path: string, state = member) {
  render(
    <World session={createFakeSession(state)} path={path} fills={new Map([[billing.slot, [billing]]])}>
      <AccountFrame>
        <Overview />
      </AccountFrame>
    </World>,
  );
}
const navigation = () => within(screen.getByRole('navigation', { name: 'Account' }));

describe('the account’s frame', () => {
  it('leads to its own pages, then to those of other features, then out', () => {
    show('/account/');
    expect(
      navigation()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Account', 'General', 'Password', 'Devices', 'Billing', 'Sign out']);
  });

  it.each([
    ['/account/', 'Account'],
    ['/account', 'Account'],
    ['/account/devices/', 'Devices'],
    ['/account/billing/', 'Billing'],
  ])('marks the page of %s', (path, name) => {
    show(path);
    const current = navigation()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('has no way to a password where there is none', () => {
    show('/account/', { ...member, method: 'ifa' });
    expect(screen.queryByRole('link', { name: /Password/ })).toBeNull();
  });

  it('shows nobody’s name while it is not known who looks', () => {
    show('/account/', unknown);
    expect(screen.queryByText('Ingrid Larsen')).toBeNull();
  });
});

describe('the overview', () => {
  it('tells since when, and leads on, to other features’ pages as well', () => {
    show('/account/');
    expect(screen.getByText('Member since Mar 2, 2024')).toBeDefined();
    const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/general/',
      '/account/password/',
      '/account/devices/',
      '/selected/videos/',
      '/selected/clips/',
      '/account/billing/',
    ]);
  });
});

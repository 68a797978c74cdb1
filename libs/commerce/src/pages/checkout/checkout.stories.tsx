import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteConfig } from '@touchline/feature-kit';
import { json, createList, refusal, createSiteConfig } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { type Provider, type WalletButton, WalletClosedError } from '../../api/providers/provider.ts';
import { card, createCommerceWorld, contract, season, ticket } from '../../testing/commerce-world.tsx';

const meta: Meta = {
  title: 'Commerce/Checkout',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
};
export default meta;

interface CheckoutWorldProps {
  storedCard?: unknown;
  options?: readonly unknown[] | undefined;
  contracts?: readonly unknown[] | undefined;
  path?: string;
  provider?: 'fields' | 'failed' | undefined;
  wallet?: WalletButton;
  charge?: () => Response | undefined;
  legal?: SiteConfig['legal'];
  /** The product that an access code unlocks. */
  openedCode?: unknown;
}

/** A provider whose fields are an empty element. */
const createFields = (wallet?: WalletButton): Provider => ({
  wallet: wallet && (() => wallet),
  fields: () => ({
    mount: async (element) => void (element.style.blockSize = '168px'),
    tokenize: async () => ({ token: 'tok' }),
    clear: () => undefined,
    destroy: () => undefined,
  }),
  mayAskAt: () => true,
});

/** A wallet with a plain button. @param tokenize what the wallet does after a press */
const createWallet = (tokenize: WalletButton['tokenize']): WalletButton => ({
  async mount(element, { theme }, onPress) {
    const button = document.createElement('button');
    const colours = theme === 'dark' ? ['#fff', '#000'] : ['#000', '#fff'];
    button.type = 'button';
    button.lang = 'en';
    button.textContent = 'Test Wallet';
    Object.assign(button.style, {
      inlineSize: '100%',
      minBlockSize: '48px',
      border: '0',
      borderRadius: '8px',
      background: colours[0],
      color: colours[1],
      fontWeight: '600',
    });
    button.addEventListener('click', onPress);
    element.replaceChildren(button);
    return true;
  },
  tokenize,
  destroy: () => undefined,
});

function CheckoutWorld({
  storedCard = card,
  options = [ticket],
  contracts = [],
  path,
  provider,
  wallet,
  charge,
  legal = [],
  openedCode,
}: CheckoutWorldProps) {
  const [{ Show }] = useState(() =>
    createCommerceWorld({
      site: createSiteConfig({ legal }),
      respond(requestedPath) {
        if (requestedPath.includes('get_credit_card')) return json(storedCard);
        if (requestedPath.includes('customer_contracts')) return createList(contracts);
        if (requestedPath.includes('get_commerce_options')) return createList(options);
        if (requestedPath.includes('get_subscriptions_by_id')) return json(season);
        if (requestedPath.includes('check_access_code')) return json({ product: openedCode });
        return charge?.();
      },
      loadProvider:
        provider &&
        (() => (provider === 'failed' ? Promise.reject(new Error('blocked')) : Promise.resolve(createFields(wallet)))),
    }),
  );
  return <Show path={path ?? '/account/ppv/buy/7/'} />;
}

const pressControl =
  (selector: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull());
    await userEvent.click(canvasElement.querySelector(selector) ?? canvasElement);
  };

export const StoredCard: StoryObj = { render: () => <CheckoutWorld provider="fields" /> };
export const NewCard: StoryObj = { render: () => <CheckoutWorld storedCard={null} provider="fields" /> };
export const ExpiredCard: StoryObj = {
  render: () => <CheckoutWorld storedCard={{ ...card, exp_year: 2020 }} provider="fields" />,
};
const legal = [
  { to: '/terms/', label: 'terms' },
  { to: '/info/withdrawal/', label: 'withdrawal' },
];
export const LegalLinks: StoryObj = { render: () => <CheckoutWorld provider="fields" legal={legal} /> };
export const ProviderFailed: StoryObj = {
  // Section 8: the page logs a payment provider that fails to load.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  render: () => <CheckoutWorld storedCard={null} provider="failed" />,
};
const waitForever = () => new Promise<never>(() => undefined);
const pressWallet: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('Test Wallet', undefined, { timeout: 10_000 }));
};
export const Wallet: StoryObj = {
  render: () => <CheckoutWorld storedCard={null} provider="fields" wallet={createWallet(waitForever)} legal={legal} />,
};
export const WalletOpen: StoryObj = {
  render: () => <CheckoutWorld storedCard={null} provider="fields" wallet={createWallet(waitForever)} />,
  play: pressWallet,
};
export const WalletClosed: StoryObj = {
  render: () => (
    <CheckoutWorld
      storedCard={null}
      provider="fields"
      wallet={createWallet(() => Promise.reject(new WalletClosedError()))}
    />
  ),
  play: pressWallet,
};
export const WalletFailed: StoryObj = {
  render: () => (
    <CheckoutWorld
      storedCard={null}
      provider="fields"
      wallet={createWallet(() => Promise.reject(new Error('The provider is gone')))}
    />
  ),
  play: pressWallet,
};
export const WalletOfRenewingProduct: StoryObj = {
  render: () => (
    <CheckoutWorld
      storedCard={null}
      path="/account/subscription/buy/season/"
      provider="fields"
      wallet={createWallet(waitForever)}
    />
  ),
};
export const AccessCode: StoryObj = { render: () => <CheckoutWorld />, play: pressControl('[value=code]') };
export const CodeForSomethingElse: StoryObj = {
  render: () => (
    <CheckoutWorld
      path="/account/subscription/buy/season/"
      openedCode={{ title: 'Nordic day pass', product_id: 'day', type: 'SVOD', access_until: '2038-01-13T18:00:00Z' }}
    />
  ),
  async play(context) {
    await pressControl('[value=code]')(context);
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox'), 'VALE-26-K7QM{Enter}');
    await expect(await canvas.findByText(/Nordic day pass/, undefined, { timeout: 10_000 })).toBeVisible();
  },
};
export const Season: StoryObj = {
  render: () => <CheckoutWorld path="/account/subscription/buy/season/" provider="fields" />,
};
export const Refused: StoryObj = {
  render: () => <CheckoutWorld charge={() => refusal('purchase_in_progress', 409)} />,
  play: pressControl('section[aria-label] button'),
};
export const NotOnSale: StoryObj = { render: () => <CheckoutWorld options={[]} /> };
const yearFields = { duration: 1, duration_units: 'year', auto_renew: false, end_date: '2038-01-12T18:00:00Z' };
const ownedContract = {
  ...season,
  ...yearFields,
  id: 'c9',
  product_id: 'year',
  title: 'Nordic season',
  status: 'active',
};
const womenContract = { ...season, id: 'c8', product_id: 'women', title: 'Women’s pass', status: 'active' };

export const Owned: StoryObj = {
  render: () => <CheckoutWorld contracts={[{ ...contract, access_model: 'ppv' }]} />,
};
export const Included: StoryObj = {
  render: () => <CheckoutWorld contracts={[ownedContract]} path="/account/subscription/buy/season/" />,
};
export const Wider: StoryObj = {
  render: () => (
    <CheckoutWorld
      contracts={[{ ...womenContract, end_date: '2038-01-12T18:00:00Z' }]}
      path="/account/subscription/buy/season/"
      storedCard={null}
      provider="fields"
    />
  ),
};

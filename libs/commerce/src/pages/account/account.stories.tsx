import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog } from '@touchline/ui-kit/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createAccountWorld } from '../../testing/account-world.tsx';
import { LostAccess } from '../../components/account/lost-access.tsx';
import { PlanSummary } from '../../components/account/plan-summary.account.tsx';

const meta: Meta = { title: 'Commerce/In the account', parameters: { layout: 'fullscreen' } };
export default meta;

const monthContract = {
  id: 'c1',
  product_id: 'season',
  access_model: 'svod',
  title: 'Nordic Ice League, men',
  status: 'active',
  price: '12.90',
  currency: 'EUR',
  duration: 1,
  duration_units: 'month',
  auto_renew: true,
  start_date: '2026-01-12T18:00:00.000Z',
  end_date: '2038-03-12T18:00:00.000Z',
  last_payment: { date: '2026-02-12T18:00:00.000Z', amount: '12.90', currency: 'EUR', status: 'APPROVED' },
  allowed_access_identity_items: [
    { id: 'men', title: 'Nordic Ice League, men' },
    { id: 'cup', title: 'Göteborg Harriers of the Old Town Athletic and Gymnastics Society Cup' },
  ],
};
const canceledContract = {
  ...monthContract,
  id: 'c2',
  title: 'Women’s league pass',
  status: 'canceled',
  auto_renew: false,
};
const endedContract = {
  ...monthContract,
  id: 'c3',
  title: 'Play-offs 2025',
  status: 'expired',
  end_date: '2025-05-31T18:00:00.000Z',
};
const seatTicket = {
  id: 'ticket-7',
  contract_id: 'c7',
  event_id: '7',
  access_model: 'ppv',
  title: 'Tromsø Aurora v Oslo Ravens',
  end_date: '2038-03-12T18:00:00.000Z',
};
const offer = { ...monthContract, id: 'season', description: 'Every match of the men’s league, live and as a replay.' };
const dayOffer = { ...offer, id: 'day', title: 'Day pass', price: '3.90', duration_units: 'day', auto_renew: false };
const createInvoice = (id: string, status: string) => ({
  id,
  status,
  date: '2026-02-12T18:00:00.000Z',
  amount: '12.90',
  currency: 'EUR',
  title: 'Nordic Ice League, men',
  receipt_url: '/api/commerce/receipt/1',
});
const card = { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2038 };
const emptyList = { entries: [] };
const profile = { id: 'u1', displayName: 'Ingrid' };
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
const commercePath = '/api/commerce';
const responses: Readonly<Record<string, unknown>> = {
  '/api/user/register': { profile, tokenData },
  '/api/user/login': { profile, tokenData, devices: [] },
  [`${commercePath}/customer_contracts`]: { entries: [monthContract, canceledContract, endedContract] },
  [`${commercePath}/get_subscriptions`]: { entries: [offer, dayOffer] },
  [`${commercePath}/get_customer_subscriptions_by_id/id/c1`]: monthContract,
  [`${commercePath}/get_customer_subscriptions_by_id/id/c2`]: canceledContract,
  [`${commercePath}/get_ppv_tickets`]: {
    entries: [seatTicket, { ...seatTicket, contract_id: 'c8', end_date: '2026-01-12T18:00:00.000Z' }],
    nextExists: true,
  },
  [`${commercePath}/get_credit_card`]: card,
  [`${commercePath}/get_invoices`]: {
    entries: [
      createInvoice('2026-000003', 'paid'),
      createInvoice('2026-000002', 'refunded'),
      createInvoice('2026-000001', 'open'),
    ],
  },
};

interface SceneProps {
  path: string;
  moreResponders?: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}

/**
 * A page for a signed-in viewer, with the story's responses. Null leaves a request pending, `undefined` makes it fail,
 * and `false` responds with null.
 */
function Scene({ path, moreResponders = {}, children }: SceneProps) {
  const [{ Show, session }] = useState(() => {
    const world = createAccountWorld('');
    const responders = { ...responses, ...moreResponders };
    world.setResponder((requestedPath) => {
      const content = responders[requestedPath];
      if (content === null) return new Promise(() => undefined);
      return content === undefined
        ? Response.json({ error: 'server_error' }, { status: 500 })
        : Response.json({ content: content === false ? null : content });
    });
    return world;
  });
  useEffect(() => {
    const form = { email: 'ingrid@example.com', password: 'late goal', displayName: 'Ingrid', terms: true };
    void session.signUp(form);
  }, [session]);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <Show path={path}>{children}</Show>
    </div>
  );
}

const createPageStory = (path: string, moreResponders?: Readonly<Record<string, unknown>>): StoryObj => ({
  render: () => <Scene path={path} {...(moreResponders && { moreResponders })} />,
});
const empty = {
  [`${commercePath}/customer_contracts`]: emptyList,
  [`${commercePath}/get_subscriptions`]: emptyList,
  [`${commercePath}/get_ppv_tickets`]: emptyList,
  [`${commercePath}/get_invoices`]: emptyList,
};

export const Subscriptions = createPageStory('/account/subscription/');
export const NoSubscription: StoryObj = {
  ...createPageStory('/account/subscription/', {
    ...empty,
    [`${commercePath}/get_subscriptions`]: { entries: [dayOffer] },
  }),
  async play({ canvasElement }) {
    const empty = 'h2.display';
    await waitFor(() => expect(canvasElement.querySelector(empty)).not.toBeNull(), { timeout: 10_000 });
    const getWidth = (heading: string) => canvasElement.querySelector(heading)?.parentElement?.clientWidth;
    await expect(getWidth(empty)).toBe(getWidth('h2:not(.display)'));
  },
};
export const SubscriptionsFail = createPageStory('/account/subscription/', {
  [`${commercePath}/customer_contracts`]: undefined,
  [`${commercePath}/get_subscriptions`]: undefined,
});
export const OneSubscription = createPageStory('/account/subscription/c1/');
export const ReceiptsOfOneSubscription = createPageStory('/account/subscription/c1/', {
  [`${commercePath}/get_invoices`]: { entries: [{ ...createInvoice('2026-000003', 'paid'), contract_id: 'c1' }] },
});
export const CanceledSubscription = createPageStory('/account/subscription/c2/');
export const Tickets = createPageStory('/account/ppv/');
const createTeam = (id: string, name: string) => ({ id, name, short_name: id });
const match = {
  id: '7',
  media_type: 'event',
  sport_type: 'ice-hockey',
  status: 'live',
  event_date: '2026-02-12T18:00:00.000Z',
  team1: createTeam('TRA', 'Tromsø Aurora'),
  team2: createTeam('OSL', 'Oslo Ravens'),
};
export const TicketsWithMatches = createPageStory('/account/ppv/', {
  [`${commercePath}/get_ppv_tickets`]: {
    entries: [seatTicket, { ...seatTicket, id: 'ticket-8', contract_id: 'c8', event_id: '8' }],
  },
  '/api/event/list': {
    entries: [match, { ...match, id: '8', status: 'upcoming', event_date: '2038-03-12T18:00:00.000Z' }],
  },
});
export const NoTickets = createPageStory('/account/ppv/', empty);
export const Billing = createPageStory('/account/billing/');
export const NothingBilled = createPageStory('/account/billing/', {
  ...empty,
  [`${commercePath}/get_credit_card`]: { last4: '0001', exp_month: 1, exp_year: 2020 },
});
export const BillingComes = createPageStory('/account/billing/', {
  [`${commercePath}/get_credit_card`]: null,
  [`${commercePath}/get_invoices`]: null,
});
const noCard = { [`${commercePath}/get_credit_card`]: false };
export const NoCard = createPageStory('/account/subscription/', noCard);
export const NoCardOfOne = createPageStory('/account/subscription/c1/', noCard);
export const BillingWithoutCard = createPageStory('/account/billing/', noCard);
export const NewStoredCard = createPageStory('/account/billing/card/', noCard);
export const ReplacedCard = createPageStory('/account/billing/card/');
export const ReplacedCardRefused: StoryObj = {
  ...createPageStory('/account/billing/card/', { [`${commercePath}/save_credit_card`]: undefined }),
  async play({ canvasElement }) {
    const findSaveButton = () => canvasElement.querySelector<HTMLButtonElement>('section button:not(:disabled)');
    await waitFor(() => expect(findSaveButton()).not.toBeNull());
    await userEvent.click(findSaveButton() ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[role=alert]')).not.toBeNull(), { timeout: 10_000 });
  },
};

const createPlanStory = (moreResponders?: Readonly<Record<string, unknown>>): StoryObj => ({
  render: () => (
    <Scene path="/account/" {...(moreResponders && { moreResponders })}>
      <PlanSummary />
    </Scene>
  ),
});
export const Plans = createPlanStory();
export const PlanWithFailedPayment = createPlanStory({
  [`${commercePath}/customer_contracts`]: {
    entries: [{ ...monthContract, last_payment: { ...monthContract.last_payment, status: 'DECLINED' } }],
  },
});
export const NoPlan = createPlanStory(empty);
export const PlansFail = createPlanStory({ [`${commercePath}/customer_contracts`]: undefined });
export const PlansCome = createPlanStory({ [`${commercePath}/customer_contracts`]: null });

/** The account's deletion dialog, with commerce's part. */
function Question() {
  const text = useText('account');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={text('account.delete.question')}
      description={text('account.delete.warning')}
      actions={<Button variant="danger">{text('account.delete.confirm')}</Button>}
    >
      <LostAccess />
    </Dialog>
  );
}
const createLostStory = (moreResponders?: Readonly<Record<string, unknown>>): StoryObj => ({
  render: () => (
    <Scene path="/account/general/" {...(moreResponders && { moreResponders })}>
      <Question />
    </Scene>
  ),
});
export const LostWithTheAccount = createLostStory();
export const LostUnknown = createLostStory({ [`${commercePath}/customer_contracts`]: undefined });
export const LostComes = createLostStory({ [`${commercePath}/customer_contracts`]: null });
export const OnlyReceiptsLost = createLostStory({
  [`${commercePath}/customer_contracts`]: { entries: [endedContract] },
});

export const SignUpStep = createPageStory('/auth/sign-up/subscription/');
export const SignUpCode = createPageStory('/auth/sign-up/subscription/code/');

export const Canceling: StoryObj = {
  ...createPageStory('/account/subscription/c1/'),
  async play({ canvasElement }) {
    const findButton = () => canvasElement.querySelector<HTMLElement>('section button');
    await waitFor(() => expect(findButton()).not.toBeNull());
    await userEvent.click(findButton() ?? canvasElement);
  },
};

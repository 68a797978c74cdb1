import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { baseUrl, card, findLink, resetBrowser } from '../../testing/account-scene.tsx';
import { createAccountWorld, signUp } from '../../testing/account-world.tsx';
import { PlanSummary } from './plan-summary.account.tsx';

resetBrowser();

const plan = {
  id: 'c1',
  product_id: 'month',
  title: 'Month pass',
  access_model: 'svod',
  status: 'active',
  price: '12.90',
  currency: 'EUR',
  auto_renew: true,
  end_date: '2038-01-12T18:00:00Z',
};

/** @param contracts the answer of the backend; undefined leaves the call to the reference backend */
async function renderPlan(contracts?: readonly unknown[], storedCard: unknown = card) {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) => {
    if (path.endsWith('get_credit_card')) return Response.json({ content: storedCard });
    if (path.endsWith('customer_contracts') && contracts) return Response.json({ content: { entries: contracts } });
    return undefined;
  });
  render(
    <world.Show path="/account/">
      <PlanSummary />
    </world.Show>,
  );
}
const findPlan = async () => within(await screen.findByRole('region', { name: 'Your plan' }));
const getTarget = (link: HTMLAnchorElement) => new URL(link.href).pathname;

it('the overview shows a renewing plan with the amount and the date of its next payment, and links to the contract', async () => {
  await renderPlan([plan]);
  const planRegion = await findPlan();
  expect(await planRegion.findByText('Next payment: €12.90 on Jan 12, 2038')).toBeTruthy();
  expect(getTarget(await findLink('Month pass'))).toBe('/account/subscription/c1/');
  expect(planRegion.queryByText(/failed/)).toBeNull();
});

it.each([
  ['canceled', { status: 'canceled', auto_renew: false }, card, 'Open until Jan 12, 2038'],
  ['without a stored card', {}, null, 'Ends Jan 12, 2038: no card'],
  ['with a pending payment', { status: 'pending' }, card, 'Payment pending'],
])('a plan %s shows no next payment', async (_, fields, storedCard, expectedText) => {
  await renderPlan([{ ...plan, ...fields }], storedCard);
  expect(await (await findPlan()).findByText(expectedText)).toBeTruthy();
  expect(screen.queryByText(/Next payment/)).toBeNull();
});

it('a plan whose last payment was declined says so, and links to the card', async () => {
  await renderPlan([{ ...plan, last_payment: { status: 'DECLINED', amount: '12.90' } }]);
  expect(await screen.findByText('Your last payment failed. Check your card.')).toBeTruthy();
  expect(getTarget(await findLink('Billing'))).toBe('/account/billing/');
});

it('an account with tickets only shows them, and not that a subscription is missing', async () => {
  await renderPlan([
    { ...plan, title: 'Aurora v Ravens', access_model: 'ppv' },
    { ...plan, id: 'c2', status: 'expired', end_date: '2025-01-12T18:00:00Z' },
  ]);
  expect(await screen.findByRole('region', { name: 'Pay per view' })).toBeTruthy();
  expect(getTarget(await findLink('Aurora v Ravens'))).toBe('/account/ppv/c1/');
  expect(screen.queryByRole('heading', { name: 'No subscription yet' })).toBeNull();
});

it('an account with an ended plan gets a link to the subscriptions', async () => {
  await renderPlan([{ ...plan, id: 'c2', status: 'expired', end_date: '2025-01-12T18:00:00Z' }]);
  expect(await screen.findByRole('heading', { name: 'No subscription yet' })).toBeTruthy();
  expect(getTarget(await findLink('Available subscriptions'))).toBe('/account/subscription/');
});

it('a new account of the reference backend has no plan', async () => {
  await renderPlan();
  expect(await screen.findByRole('heading', { name: 'No subscription yet' })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList, type createSiteConfig } from '@touchline/feature-kit/testing';
import type { Provider } from '../api/providers/provider.ts';
import { card, type CommerceWorld, createCommerceWorld, contract, season, ticket } from './commerce-world.tsx';

export type RespondersByPath = Readonly<Record<string, (body: string) => Response | Promise<Response> | undefined>>;

/** The default responses: the products on sale, and the stored card. */
export const defaultResponders: RespondersByPath = {
  get_commerce_options: () => createList([ticket, season]),
  get_subscriptions_by_id: () => json(season),
  get_credit_card: () => json(card),
};

/**
 * Renders a payment page. @param responders responders by a part of the request's path; they replace the default ones
 */
export function renderCheckout(
  responders: RespondersByPath,
  path = '/account/ppv/buy/7/',
  loadProvider?: () => Promise<Provider>,
  site?: ReturnType<typeof createSiteConfig>,
): CommerceWorld {
  const allResponders = { ...defaultResponders, ...responders };
  const world = createCommerceWorld({
    respond: (requestedPath, body) =>
      Object.entries(allResponders).find(([name]) => requestedPath.includes(name))?.[1](body ?? ''),
    loadProvider,
    site,
  });
  render(<world.Show path={path} />);
  return world;
}

export const getShownAddress = () => screen.getByTestId('here').textContent ?? '';
/** The button that charges for the ticket. */
export const findPayButton = () => screen.findByRole('button', { name: 'Pay €5.99' });
/** Waits for the success page, and presses its link to the match. */
export async function openPaidMatch(): Promise<void> {
  const watchLink = await screen.findByRole('link', { name: 'Watch now' });
  await userEvent.click(watchLink);
}
export const respondApproved = () => json({ status: 'APPROVED', contract });

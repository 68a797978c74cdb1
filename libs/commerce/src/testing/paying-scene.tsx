import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, createList, type siteWith } from '@touchline/feature-kit/testing';
import type { Provider } from '../providers/provider.ts';
import { card, type CommerceWorld, commerceWorld, contract, season, ticket } from './commerce-world.tsx';

export type Answers = Readonly<Record<string, (body: string) => Response | Promise<Response> | undefined>>;

/** The products on sale, and the stored card. */
export const defaultAnswers: Answers = {
  get_commerce_options: () => createList([ticket, season]),
  get_subscriptions_by_id: () => json(season),
  get_credit_card: () => json(card),
};

/** Shows a page of paying. @param answers by a part of a call's address; they come before the usual ones */
export function show(
  answers: Answers,
  path = '/account/ppv/buy/7/',
  loadProvider?: () => Promise<Provider>,
  site?: ReturnType<typeof siteWith>,
): CommerceWorld {
  const all = { ...defaultAnswers, ...answers };
  const world = commerceWorld({
    answer: (requestedPath, body) =>
      Object.entries(all).find(([name]) => requestedPath.includes(name))?.[1](body ?? ''),
    loadProvider,
    site,
  });
  render(<world.Show path={path} />);
  return world;
}

export const getShownAddress = () => screen.getByTestId('here').textContent ?? '';
/** The button that charges for the ticket. */
export const pay = () => screen.findByRole('button', { name: 'Pay €5.99' });
/** Waits for the success page, and presses its link to the match. */
export async function watchPaid(): Promise<void> {
  const way = await screen.findByRole('link', { name: 'Watch now' });
  await userEvent.click(way);
}
export const approved = () => json({ status: 'APPROVED', contract });

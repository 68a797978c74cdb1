import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { baseUrl, resetBrowser, findButton, card, findLink } from '../../testing/account-scene.tsx';
import { createAccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();

const warning = 'Subscriptions that renew can no longer be charged, and will end.';
it.each([
  ['and warns about its renewals', [{ id: 'c1', status: 'active', auto_renew: true }], warning],
  ['without a warning if no contract renews', [{ id: 'c1', status: 'active', auto_renew: false }], ''],
])('a stored card is removed after a confirmation, %s', async (_, entries, expectedWarning) => {
  const user = userEvent.setup();
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  let isRemoved = false;
  const removedCards: string[] = [];
  world.setResponder((path, _send, query) => {
    if (path.endsWith('customer_contracts')) {
      removedCards.push(query);
      return Response.json({ content: { entries } });
    }
    if (path.endsWith('delete_credit_card')) isRemoved = true;
    else if (!path.endsWith('get_credit_card')) return undefined;
    return Response.json({ content: path.endsWith('get_credit_card') ? card : {} });
  });
  render(<world.Show path="/account/billing/" />);
  await screen.findByText('Visa ending in 4417');
  await waitFor(() => expect(removedCards).toEqual([expect.stringMatching(/active=true&canceled=false/)]));
  await user.click(await findButton('Remove card'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent?.includes(warning)).toBe(expectedWarning !== ''));
  await user.click(within(dialog).getByRole('button', { name: 'Keep card' }));
  expect(isRemoved).toBe(false);
  await user.click(await findButton('Remove card'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove card' }));
  await screen.findByText(/^No card is stored/);
  expect([isRemoved, world.toasts]).toEqual([true, ['Card removed']]);
});

it('removing a card updates every notice about the viewer’s subscriptions at once', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const monthContract = { id: 'c1', title: 'Month pass', access_model: 'svod', status: 'active', auto_renew: true };
  const content = { ...monthContract, end_date: '2038-12-28T12:00:00Z' };
  world.setResponder((path) => {
    if (path.endsWith('customer_contracts')) return Response.json({ content: { entries: [content] } });
    if (path.endsWith('delete_credit_card')) return Response.json({ content: {} });
    if (path.endsWith('/id/c1')) return Response.json({ content });
    return path.endsWith('get_credit_card') ? Response.json({ content: card }) : undefined;
  });
  render(<world.Show path="/account/billing/" />);
  await userEvent.click(await findButton('Remove card'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove card' }));
  expect(await screen.findByText('Ends Dec 28, 2038: no card')).toBeTruthy();
  await userEvent.click(await findLink('Month pass'));
  expect(await screen.findByText('Ends Dec 28, 2038: no card')).toBeTruthy();
});

it('the account stores a card without a purchase, and empties the fields after a refusal', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  const bodies: string[] = [];
  let isStored = false;
  world.setResponder(async (path) => {
    if (path.endsWith('get_credit_card')) return Response.json({ content: isStored ? card : null });
    if (!path.endsWith('save_credit_card')) return undefined;
    bodies.push(path);
    isStored = bodies.length > 1;
    return isStored
      ? Response.json({ content: card })
      : Response.json({ error: 'card_declined', messageErrorCode: 'card_declined' }, { status: 400 });
  });
  render(<world.Show path="/account/billing/" />);
  await userEvent.click(await findLink('Add a card'));
  const saveButton = await findButton('Save card');
  await waitFor(() => expect(saveButton).toHaveProperty('disabled', false));
  await userEvent.click(saveButton);
  expect(await screen.findByRole('alert')).toBeTruthy();
  const numberField = screen.getByRole('textbox', { name: 'Card number' });
  expect(numberField).toHaveProperty('value', '');
  await userEvent.type(numberField, '5555');
  await userEvent.click(saveButton);
  await screen.findByText('Visa ending in 4417');
  expect(world.toasts).toEqual(['Card saved']);
  expect(await findLink('Replace card')).toBeTruthy();
});

it('after a 404 of the call that saves a card, the account offers no link to add a card', async () => {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) =>
    path.endsWith('save_credit_card') ? new Response('No such page', { status: 404 }) : undefined,
  );
  render(<world.Show path="/account/billing/card/" />);
  const saveButton = await findButton('Save card');
  await waitFor(() => expect(saveButton).toHaveProperty('disabled', false));
  await userEvent.click(saveButton);
  await screen.findByRole('alert');
  await userEvent.click(await findLink('Billing'));
  await screen.findByText(/^No card is stored/);
  expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull();
});

it('the page of cards shows no card fields before it knows its viewer', async () => {
  const world = createAccountWorld(baseUrl);
  render(<world.Show path="/account/billing/card/" />);
  const saveButton = await findButton('Save card');
  await act(async () => undefined);
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  expect(saveButton).toHaveProperty('disabled', true);
  await signUp(world);
  await screen.findByRole('textbox', { name: 'Card number' });
  await waitFor(async () => expect(await findButton('Save card')).toHaveProperty('disabled', false));
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { baseUrl, findButton, card, resetBrowser } from '../../testing/account-scene.tsx';
import { createAccountWorld, type AccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();

const end_date = '2038-01-12T18:00:00Z';
const activeContract = {
  id: 'c1',
  title: 'Month pass',
  access_model: 'svod',
  status: 'active',
  auto_renew: true,
  end_date,
};
const canceledContract = { ...activeContract, status: 'canceled', auto_renew: false };

interface Backend {
  /** The contract in the response of the list. */
  listedContract: object;
  /** Changes the contract. @returns the content of its response */
  change: (changedContract: object) => object;
  /**
   * The response to the request for the contract by its id; `listedContract` by default. Undefined makes the request
   * fail.
   */
  getById?: () => object | undefined;
}

/** Opens the page of a subscription. */
async function showSubscription(backend: Backend): Promise<AccountWorld> {
  const world = createAccountWorld(baseUrl);
  await signUp(world);
  world.setResponder((path) => {
    const respondWith = (content: unknown) => Response.json({ content });
    if (path.endsWith('get_credit_card')) return respondWith(card);
    if (path.endsWith('customer_contracts')) return respondWith({ entries: [backend.listedContract] });
    if (path.endsWith('cancel_contract')) return respondWith(backend.change(canceledContract));
    if (path.endsWith('resume_contract')) return respondWith(backend.change(activeContract));
    if (!path.includes('get_customer_subscriptions_by_id')) return undefined;
    const contract = backend.getById ? backend.getById() : backend.listedContract;
    return contract ? respondWith(contract) : Response.json({ error: 'server_error' }, { status: 500 });
  });
  render(<world.Show path="/account/subscription/c1/" />);
  return world;
}

async function pressCancel(): Promise<void> {
  await userEvent.click(await findButton('Cancel subscription'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }));
}

const unconfirmedText =
  'We couldn’t confirm the cancellation, so your subscription may still renew. Check again in a moment.';

it.each([{ id: 'c1', status: 'active' }, { id: 'c1' }, activeContract])(
  'the account reports no cancellation while the contract still renews [fault-40d] %j',
  async (content) => {
    const world = await showSubscription({ listedContract: activeContract, change: () => content });
    await pressCancel();
    await expect.poll(() => world.toasts).toEqual([unconfirmedText]);
    expect(await findButton('Cancel subscription')).toBeTruthy();
  },
);

it('the contract’s own state confirms a cancellation or its undoing if the response lacks fields [fault-40d]', async () => {
  let isFailing = false;
  const backend: Backend = {
    listedContract: activeContract,
    change(changedContract) {
      backend.listedContract = changedContract;
      isFailing = true;
      return { id: 'c1' };
    },
    // If the contract's own request fails, the list confirms the change.
    getById: () => (isFailing ? undefined : backend.listedContract),
  };
  const world = await showSubscription(backend);
  await pressCancel();
  const undoButton = await findButton('Undo cancellation');
  expect(world.toasts).toEqual([expect.stringMatching(/^Canceled\. You can watch until /)]);
  await userEvent.click(undoButton);
  await findButton('Cancel subscription');
  expect(world.toasts.at(-1)).toMatch(/^Renews on /);
  expect(screen.getByRole('heading', { name: 'Month pass' }), 'the title that the response lacks').toBeTruthy();
});

it('a change is reported as unconfirmed if the contract stays canceled after the viewer undoes the cancellation [fault-40d]', async () => {
  const world = await showSubscription({ listedContract: canceledContract, change: () => canceledContract });
  await userEvent.click(await findButton('Undo cancellation'));
  await expect.poll(() => world.toasts).toEqual(['We couldn’t confirm that this worked. Check again in a moment.']);
  expect(await findButton('Undo cancellation')).toBeTruthy();
});

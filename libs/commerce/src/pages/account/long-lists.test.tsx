import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { baseUrl, resetBrowser } from '../../testing/account-scene.tsx';
import { createAccountWorld, signUp } from '../../testing/account-world.tsx';

resetBrowser();

it.each(['customer_contracts', 'get_subscriptions'])(
  'the page of an endless list of %s says that the rest is left out [ruling-6]',
  async (call) => {
    const world = createAccountWorld(baseUrl);
    await signUp(world);
    let id = 0;
    world.setResponder((path) => {
      if (!path.endsWith(call)) return undefined;
      id += 1;
      const entry = { id: `x${id}`, product_id: `p${id}`, type: 'SVOD', access_model: 'svod', status: 'active' };
      return Response.json({ content: { entries: [{ ...entry, price: '5', currency: 'EUR' }], nextExists: true } });
    });
    render(<world.Show path="/account/subscription/" />);
    expect(await screen.findByText('This list shows only its first 20 entries.')).toBeTruthy();
    expect(id).toBe(20);
  },
);

// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCommerceWorld } from '../../testing/commerce-world.tsx';

test('the server’s HTML of the code page does not contain the access code from the address', () => {
  const { Show } = createCommerceWorld({ respond: () => undefined, viewer: null });
  const html = renderToString(<Show path="/code/?code=vale-26" />);
  expect(html).toContain('<form');
  // Only an element of the test itself shows the address, with the code in small letters.
  expect(html).not.toContain('VALE-26');
});

// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCommerceWorld } from '../testing/commerce-world.tsx';

test('the server’s HTML of the page does not contain the code of the address', () => {
  const { Show } = createCommerceWorld({ respond: () => undefined, viewer: null });
  const html = renderToString(<Show path="/code/?code=vale-26" />);
  expect(html).toContain('<form');
  // The test's own element shows the address.
  expect(html).not.toContain('VALE-26');
});

// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCommerceWorld } from '../testing/commerce-world.tsx';

test('the server’s HTML of the page lacks the code of its address', () => {
  const { Show } = createCommerceWorld({ respond: () => undefined, viewer: null });
  const html = renderToString(<Show path="/code/?code=vale-26" />);
  expect(html).toContain('<form');
  // The test itself renders the address into another element.
  expect(html).not.toContain('VALE-26');
});

import { afterEach, expect, test, vi } from 'vitest';
import { styleWindow } from './style-window.ts';

afterEach(() => document.head.replaceChildren());

test('a window gets the active styles of the page, and does not wait for disabled style sheets', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" disabled><style>body { color: red }</style>';
  document.documentElement.dir = 'rtl';
  const target = document.implementation.createHTMLDocument();
  await styleWindow(target, 'Aurora v Ravens');
  expect(target.head.querySelectorAll('style')).toHaveLength(1);
  expect(target.head.querySelectorAll('link')).toHaveLength(0);
  expect([target.title, target.documentElement.dir, target.documentElement.dataset['theme']]).toEqual([
    'Aurora v Ravens',
    'rtl',
    'dark',
  ]);
});

test('a style sheet that the page adds later is added to the window, too', async () => {
  const target = document.implementation.createHTMLDocument();
  await styleWindow(target, 'Aurora v Ravens');
  const lateSheet = document.createElement('link');
  Object.assign(lateSheet, { rel: 'stylesheet', href: '/score-bug.css' });
  document.head.append(lateSheet, document.createElement('meta'));
  await vi.waitFor(() => expect(target.head.querySelector('link')?.getAttribute('href')).toBe('/score-bug.css'));
  expect(target.head.querySelector('meta')).toBeNull();
});

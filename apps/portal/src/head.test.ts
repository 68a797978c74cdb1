// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const data = document.documentElement.dataset;

beforeEach(() => {
  delete data['away'];
  delete data['ahead'];
  vi.resetModules();
});

const own = -new Date().getTimezoneOffset();

test.each([
  ['whose clock shows the time that times are written in', own, undefined],
  ['whose clock shows another one', own + 60, ''],
  ['on a page that names none', undefined, undefined],
])('a viewer %s is marked as away, or not', async (_, ahead, away) => {
  if (ahead !== undefined) data['ahead'] = String(ahead);
  await import('./head.ts');
  expect(data['away']).toBe(away);
});

test.each<[what: string, from: string, keys: KeyboardEventInit, focused: string | undefined]>([
  ['leads to the field of the search', 'body', {}, 'search'],
  ['is a letter in a field', '#other', {}, undefined],
  ['belongs to the browser with its keys', 'body', { ctrlKey: true }, undefined],
])('the key / %s before there is any code', async (_, from, keys, focused) => {
  document.body.innerHTML = '<form role="search"><input id="search" value="osl"></form><input id="other">';
  await import('./head.ts');
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...keys });
  document.querySelector(from)?.dispatchEvent(press);
  expect(document.querySelector(':focus')?.id).toBe(focused);
  expect(press.defaultPrevented).toBe(focused !== undefined);
});

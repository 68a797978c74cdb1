// @vitest-environment jsdom
import { sentFlag } from '@touchline/feature-kit/marks';
import { beforeEach, expect, test, vi } from 'vitest';

const data = document.documentElement.dataset;

beforeEach(() => {
  delete data['away'];
  delete data['ahead'];
  vi.resetModules();
});

const offsetMinutes = -new Date().getTimezoneOffset();

test.each([
  ['not when the viewer’s offset is that of the rendered times', offsetMinutes, undefined],
  ['when the viewer has another offset', offsetMinutes + 60, ''],
  ['not when the page names no offset', undefined, undefined],
])('the document flag “away” is set for a viewer in another time zone: %s', async (_, offsetMinutes, expectedFlag) => {
  if (offsetMinutes !== undefined) data['ahead'] = String(offsetMinutes);
  await import('./head.ts');
  expect(data['away']).toBe(expectedFlag);
});

test.each<[what: string, from: string, keys: KeyboardEventInit, focused: string | undefined]>([
  ['focuses the search field', 'body', {}, 'search'],
  ['is a character in a text field', '#other', {}, undefined],
  ['is ignored with a modifier key', 'body', { ctrlKey: true }, undefined],
])('the key / before any code has loaded: %s', async (_, from, keys, focused) => {
  document.body.innerHTML = '<form role="search"><input id="search" value="osl"></form><input id="other">';
  await import('./head.ts');
  const keyEvent = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...keys });
  document.querySelector(from)?.dispatchEvent(keyEvent);
  expect(document.querySelector(':focus')?.id).toBe(focused);
  expect(keyEvent.defaultPrevented).toBe(focused !== undefined);
});

test('a form that the viewer submits before its code has loaded gets the flag on which that code submits it again', async () => {
  document.body.innerHTML = '<form></form><form></form>';
  await import('./head.ts');
  const [form, otherForm] = document.forms;
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([form?.dataset[sentFlag], otherForm?.dataset[sentFlag]]).toEqual(['', undefined]);
});

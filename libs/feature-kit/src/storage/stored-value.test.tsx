// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDocumentFlags } from '../document/marks.ts';
import { clearViewersValues, storedValue, type StoredValueOptions } from './stored-value.ts';

const parseTexts = (rawValue: unknown): readonly string[] | undefined =>
  Array.isArray(rawValue) ? rawValue.filter((value) => typeof value === 'string') : undefined;

/** Creates a stored value without memory, as a newly opened document does. */
const createStored = (options: Partial<StoredValueOptions<readonly string[]>> = {}) =>
  storedValue({ name: 'words', scope: 'browser', parse: parseTexts, empty: [], maxBytes: 1_000, ...options });

const key = 'touchline.demo.words';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  getDocumentFlags().site = 'demo';
});
afterEach(() => vi.restoreAllMocks());

test('the next document of the same customer reads a stored value', () => {
  expect(createStored().set(['a'])).toBe(true);
  expect(localStorage.getItem(key)).toBe('["a"]');
  expect(createStored().get()).toEqual(['a']);
  getDocumentFlags().site = 'other';
  expect(createStored().get()).toEqual([]);
});

test('a value for one tab is stored in sessionStorage', () => {
  createStored({ scope: 'tab' }).set(['a']);
  expect([localStorage.length, sessionStorage.getItem(key)]).toEqual([0, '["a"]']);
});

test('a stored value is the same object until it changes, and an empty value has no storage entry', () => {
  const value = createStored();
  const initialValue = ['a'];
  value.set(initialValue);
  expect(value.get()).toBe(initialValue);
  localStorage.setItem(key, '["b"]');
  expect(value.get()).toEqual(['b']);
  expect(value.get()).toBe(value.get());
  value.set([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['yes', '{"v":1}', 'null', JSON.stringify(['x'.repeat(500)])])(
  'the value is empty when the stored text is %s',
  (rawValue) => {
    localStorage.setItem(key, rawValue);
    expect(createStored().get()).toEqual([]);
  },
);

test('a value is empty when the parser throws, and a text that is no JSON can be read', () => {
  localStorage.setItem(key, 'dark');
  const fail = () => {
    throw new TypeError('odd');
  };
  expect(createStored({ parse: fail }).get()).toEqual([]);
  expect(createStored({ parse: (rawValue) => [String(rawValue)] }).get()).toEqual(['dark']);
});

test('a value with its own format is written in that format', () => {
  const value = createStored({
    format: (letters) => letters.join(' '),
    parse: (rawValue) => String(rawValue).split(' '),
  });
  value.set(['a', 'b']);
  expect(localStorage.getItem(key)).toBe('a b');
  expect(value.get()).toEqual(['a', 'b']);
});

test('a change applies to the value that another tab has written', () => {
  const value = createStored();
  value.set(['a']);
  const unsubscribe = value.subscribe(() => undefined);
  localStorage.setItem(key, '["b"]');
  value.update((letters) => [...letters, 'c']);
  expect(localStorage.getItem(key)).toBe('["b","c"]');
  unsubscribe();
});

test('a component shows a stored value’s changes of another tab and of its own', () => {
  const value = createStored();
  const StoredTexts = () => <p>{value.use().join(' ')}</p>;
  const { container } = render(<StoredTexts />);
  act(() => void value.set(['a']));
  expect(container.textContent).toBe('a');
  localStorage.setItem(key, '["b"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'touchline.demo.other' })));
  expect(container.textContent).toBe('a');
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(container.textContent).toBe('b');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(container.textContent).toBe('');
});

test('the server renders the empty value, whatever storage has', () => {
  localStorage.setItem(key, '["a"]');
  const value = createStored();
  const StoredTexts = () => <p>{value.use().join(' ')}</p>;
  expect(renderToString(<StoredTexts />)).toBe('<p></p>');
});

test('when storage is full, the page still has the new value, and the write returns false', () => {
  localStorage.setItem(key, '["old"]');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const value = createStored();
  expect(value.set(['a'])).toBe(false);
  value.update((letters) => [...letters, 'b']);
  expect(value.get()).toEqual(['a', 'b']);
});

test('a change of another tab is shown even after storage has refused a change [fault-38f]', () => {
  localStorage.setItem(key, '["old"]');
  const value = createStored();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([value.set(['a']), value.get()]).toEqual([false, ['a']]);
  setItem.mockRestore();
  localStorage.setItem(key, '["b"]');
  expect(value.get()).toEqual(['b']);
});

test('a page from the back/forward cache shows the stored value again [fault-38f]', () => {
  const value = createStored();
  value.set(['a']);
  const StoredTexts = () => <p>{value.use().join(' ')}</p>;
  const { container } = render(<StoredTexts />);
  localStorage.clear();
  const showPage = (isPersisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted })));
  showPage(false);
  expect(container.textContent).toBe('a');
  showPage(true);
  expect(container.textContent).toBe('');
});

test('when the browser blocks storage, the page still has the new value', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const value = createStored({ owner: 'viewer' });
  const listener = vi.fn();
  value.subscribe(listener);
  expect([value.get(), value.set(['a']), value.get()]).toEqual([[], false, ['a']]);
  clearViewersValues();
  expect([value.get(), listener.mock.calls.length]).toEqual([[], 2]);
});

test('a text above the limit of its value is not stored', () => {
  const value = createStored();
  expect(value.set(['x'.repeat(500)])).toBe(false);
  expect([localStorage.getItem(key), value.get()[0]?.length]).toEqual([null, 500]);
});

test('a viewer’s own stored values are deleted, also values whose code is not loaded', () => {
  createStored({ owner: 'viewer' }).set(['a']);
  sessionStorage.setItem('touchline.demo.draft', '["b"]');
  const draft = createStored({ owner: 'viewer', name: 'draft', scope: 'tab' });
  expect(draft.get()).toEqual(['b']);
  const browsers = createStored({ name: 'choice' });
  browsers.set(['c']);
  // The code of this value is not loaded.
  localStorage.setItem('touchline.demo.viewers-own', `${localStorage.getItem('touchline.demo.viewers-own')} late`);
  localStorage.setItem('touchline.demo.late', '1');

  clearViewersValues();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['touchline.demo.choice']);
  expect([draft.get(), browsers.get()]).toEqual([[], ['c']]);
});

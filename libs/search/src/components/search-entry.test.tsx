import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, sampleSuggestions, respondSuggestions, SearchProviders } from '../testing/search-world.tsx';
import { SearchEntry } from './search-entry.shell.tsx';

beforeAll(() => import('./search-sheet.tsx'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** @param isWide whether the screen has space for the field */
function renderEntry(isWide: boolean, path = '/live/') {
  const searchBoxes = isWide ? [new DOMRect(0, 0, 264, 44)] : [];
  const suggestionList = Object.assign(searchBoxes, { item: (index: number) => searchBoxes[index] ?? null });
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(suggestionList);
  render(
    <SearchProviders path={path} api={createTestApi(() => respondSuggestions(sampleSuggestions))}>
      <SearchEntry />
      <input aria-label="Name" />
    </SearchProviders>,
  );
}
const getLink = () => screen.getByRole('link', { name: 'Search', hidden: true });
const getLocationText = () => screen.getByTestId('here').textContent;

test('the key / focuses the field on a wide screen, and opens the sheet on a narrow screen', async () => {
  renderEntry(true);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(document.querySelector('input[name="q"]'));
  cleanup();
  renderEntry(false);
  await userEvent.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined();
});

test('a press of the key / before hydration focuses the field', () => {
  document.documentElement.dataset['slash'] = '';
  renderEntry(true);
  expect(document.activeElement).toBe(document.querySelector('input[name="q"]'));
  expect(document.documentElement.dataset['slash']).toBeUndefined();
});

test.each<[what: string, press: () => void]>([
  ['the key / in a field', () => fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' })],
  ['the key / with a modifier key', () => fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })],
  ['the key / while a syllable is composed', () => fireEvent.keyDown(document.body, { key: '/', isComposing: true })],
  ['the key s', () => fireEvent.keyDown(document.body, { key: 's' })],
])('the field does not get the focus after a press of %s', (_what, pressEntry) => {
  renderEntry(true);
  pressEntry();
  expect(document.activeElement).toBe(document.body);
});

test('on a phone the link to the search page opens a sheet, and its back button closes the sheet', async () => {
  renderEntry(false);
  expect(getLink().getAttribute('href')).toBe('/search/');
  await userEvent.click(getLink());
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getLocationText()).toBe('/live/');
});

test('a suggestion in the sheet opens its page and closes the sheet', async () => {
  renderEntry(false);
  await userEvent.click(getLink());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tro');
  await userEvent.click(await screen.findByRole('option', { name: /Nordic Ice League/ }));
  expect(getLocationText()).toBe('/league/nordic-men/');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes a sheet that the address has opened, and the page stays open', async () => {
  renderEntry(false, '/live/#search');
  await screen.findByRole('dialog', { name: 'Search' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getLocationText()).toBe('/live/');
});

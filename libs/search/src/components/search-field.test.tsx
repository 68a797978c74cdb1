import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recentSearches } from '../state/recent-searches.ts';
import {
  type Answer,
  createTestApi,
  respondFailure,
  sampleSuggestions,
  respondSuggestions,
  SearchProviders,
} from '../testing/search-world.tsx';
import { SearchField } from './search-field.tsx';

// The first focus loads this module, which may take longer than a test waits on a busy machine.
beforeAll(() => import('./suggestions.tsx'));
beforeEach(() => recentSearches.clear());
afterEach(cleanup);

const getSearchParam = (path: string): string | null => new URLSearchParams(path.split('?')[1]).get('q');
const getField = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
const listOptions = () => screen.queryAllByRole('option').map((option) => option.lastElementChild?.textContent);
const getActiveOption = () => {
  const id = getField().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.lastElementChild?.textContent;
};
const getLocationText = () => screen.getByTestId('here').textContent;

function renderField(answer: Answer = () => respondSuggestions(sampleSuggestions)) {
  const calls: string[] = [];
  const api = createTestApi((path, signal) => {
    calls.push(getSearchParam(path) ?? path);
    return answer(path, signal);
  });
  render(
    <SearchProviders api={api}>
      <SearchField variant="header" />
    </SearchProviders>,
  );
  return calls;
}

test('without JavaScript the field is a form that submits to the results', () => {
  const html = renderToString(
    <SearchProviders>
      <SearchField variant="header" />
    </SearchProviders>,
  );
  expect(html).toMatch(/<form role="search"[^>]* action="\/search\/"[^>]*>.*<input[^>]* name="q"[^>]*>/);
  expect(html).toContain('maxLength="100"');
});

test('the two search forms of the search page have different names', () => {
  render(
    <SearchProviders>
      <SearchField variant="header" />
      <SearchField variant="page" />
    </SearchProviders>,
  );
  const names = screen.getAllByRole('search').map((form) => form.getAttribute('aria-label'));
  expect(names).toEqual([null, 'Teams, matches, videos']);
});

test('suggestions are requested once per pause in typing, and shown by kind with “all results” last', async () => {
  const calls = renderField();
  // No time passes between these inputs, even on a busy machine.
  for (const value of ['t', 'tr', 'tro', 'trom', 'troms', 'tromso']) fireEvent.input(getField(), { target: { value } });
  await screen.findByRole('option', { name: /Tromsø Aurora Women/ });
  expect(calls).toEqual(['tromso']);
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Teams', 'Leagues', 'Categories', 'Matches and videos']);
  expect(listOptions().at(-1)).toBe('All results for “tromso”');
  expect(getField().getAttribute('aria-expanded')).toBe('true');
  const firstOption = screen.getAllByRole('option')[0];
  expect(firstOption && within(firstOption).getByText('Tromsø').tagName).toBe('MARK');
  expect(screen.getByText('6 suggestions')).toBeDefined();
});

test('arrow keys move through the suggestions and back to the field, and Enter opens the active suggestion', async () => {
  renderField();
  const user = userEvent.setup();
  await user.type(getField(), 'tro');
  await screen.findByRole('option', { name: 'Tromsø Aurora' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getActiveOption()).toBe('Tromsø Aurora Women');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(getActiveOption()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(getActiveOption()).toBe('All results for “tro”');
  expect(document.activeElement).toBe(getField());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(getLocationText()).toBe('/team/tra/');
});

test('Enter without an active suggestion opens the results of the trimmed text', async () => {
  renderField();
  await userEvent.type(getField(), ' oslo  ravens {Enter}');
  expect(getLocationText()).toBe('/search/?q=oslo+ravens');
  expect(listOptions()).toEqual([]);
});

test('Enter in a blank field stays on the page', async () => {
  renderField();
  await userEvent.type(getField(), '   {Enter}');
  expect(getLocationText()).toBe('/');
});

test('Escape closes the suggestions and keeps the text, and an arrow key opens them again', async () => {
  renderField();
  const user = userEvent.setup();
  await user.type(getField(), 'tro');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect([listOptions(), getField().value, getField().getAttribute('aria-expanded')]).toEqual([[], 'tro', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(listOptions().length).toBeGreaterThan(0);
  await user.tab();
  expect(listOptions()).toEqual([]);
});

test('a press on a suggestion, which is a link, opens its page', async () => {
  renderField();
  const user = userEvent.setup();
  await user.type(getField(), 'tro');
  const option = await screen.findByRole('option', { name: /Nordic Ice League/ });
  expect(option.getAttribute('href')).toBe('/league/nordic-men/');
  await user.click(option);
  expect(getLocationText()).toBe('/league/nordic-men/');
});

test('a response to an outdated text is not shown, and its request is aborted', async () => {
  const signals = new Map<string | null, AbortSignal>();
  let resolveFirst = (_response: Response): void => undefined;
  renderField((path, signal) => {
    signals.set(getSearchParam(path), signal);
    if (getSearchParam(path) === 'tr')
      return new Promise((resolve) => {
        resolveFirst = resolve;
      });
    return respondSuggestions([{ kind: 'team', id: 'osl', title: 'Oslo Ravens' }]);
  });
  const user = userEvent.setup();
  await user.type(getField(), 'tr');
  await waitFor(() => expect(signals.has('tr')).toBe(true));
  await user.clear(getField());
  await user.type(getField(), 'osl');
  await screen.findByRole('option', { name: 'Oslo Ravens' });
  expect(signals.get('tr')?.aborted).toBe(true);
  await act(async () => resolveFirst(respondSuggestions(sampleSuggestions)));
  expect(listOptions()).toEqual(['Oslo Ravens', 'All results for “osl”']);
});

test('keys of an input method do not move through the suggestions, and its Latin letters cause no request', async () => {
  const calls = renderField();
  const input = getField();
  await userEvent.click(input);
  fireEvent.compositionStart(input);
  fireEvent.compositionUpdate(input, { data: 'bei' });
  fireEvent.input(input, { target: { value: 'bei' } });
  fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229, isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
  expect([getActiveOption(), getLocationText(), input.value]).toEqual([null, '/', 'bei']);
  fireEvent.compositionUpdate(input, { data: '北欧' });
  fireEvent.input(input, { target: { value: '北欧' } });
  fireEvent.compositionEnd(input, { data: '北欧' });
  await screen.findAllByRole('option');
  await waitFor(() => expect(calls).toEqual(['北欧']));
});

test('Hangul is searched while its syllables are composed', async () => {
  const calls = renderField();
  const input = getField();
  await userEvent.click(input);
  fireEvent.compositionStart(input);
  fireEvent.compositionUpdate(input, { data: '바' });
  fireEvent.input(input, { target: { value: '바' } });
  await screen.findAllByRole('option');
  await waitFor(() => expect(calls).toEqual(['바']));
});

test('an empty field shows recent searches', async () => {
  recentSearches.add('oslo');
  const calls = renderField();
  const user = userEvent.setup();
  await user.click(getField());
  expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeDefined();
  await user.keyboard('{ArrowDown}{Enter}');
  expect([getLocationText(), calls]).toEqual(['/search/?q=oslo', []]);
});

test('the field shows that there are no suggestions or that they failed, and Enter opens the results', async () => {
  let answer = () => respondSuggestions([]);
  renderField(() => answer());
  const user = userEvent.setup();
  await user.type(getField(), 'xyz');
  expect((await screen.findAllByText('No suggestions')).length).toBeGreaterThan(0);
  answer = respondFailure;
  await user.type(getField(), 'q');
  expect((await screen.findAllByText('Suggestions can’t be loaded right now.')).length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');
  expect(getLocationText()).toBe('/search/?q=xyzq');
});

test('a text that was typed before hydration gets suggestions', async () => {
  const html = renderToString(
    <SearchProviders>
      <SearchField variant="header" />
    </SearchProviders>,
  );
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const input = container.querySelector('input') as HTMLInputElement;
  input.value = 'tro';
  input.focus();
  render(
    <SearchProviders api={createTestApi(() => respondSuggestions(sampleSuggestions))}>
      <SearchField variant="header" />
    </SearchProviders>,
    { container, hydrate: true },
  );
  expect((await screen.findAllByRole('option')).at(-1)?.lastElementChild?.textContent).toBe('All results for “tro”');
  expect(input.value).toBe('tro');
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { english, StoryLanguage } from '@touchline/i18n/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferencesButton } from './preferences-button.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('./preferences.tsx', () => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { Preferences: () => <p>the panel</p> };
});

afterEach(cleanup);

test('the language button shows the language’s own name, and no code that could mean a country', () => {
  render(
    <StoryLanguage value={{ locale: 'uk-UA', resources: english }}>
      <PageProviders now={0}>
        <PreferencesButton />
      </PageProviders>
    </StoryLanguage>,
  );
  const { textContent } = screen.getByRole('button');
  expect(textContent).toContain('Українська');
  expect(textContent).not.toContain('UK');
});

test('a panel that fails to load is reported, the page stays, and a later press loads the panel', async () => {
  const notify = vi.fn();
  render(
    <PageProviders now={0} notify={notify}>
      <main>
        <h1>the page</h1>
        <PreferencesButton />
      </main>
    </PageProviders>,
  );
  const button = screen.getByRole('button', { name: /Language and display/ });
  await act(async () => button.click());
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('danger', expect.stringContaining('can’t connect')));
  expect(screen.getByRole('heading', { name: 'the page' })).toBeTruthy();
  expect(button.getAttribute('aria-busy')).toBeNull();

  network.isThere = true;
  await act(async () => button.click());
  expect(await screen.findByText('the panel')).toBeTruthy();
});

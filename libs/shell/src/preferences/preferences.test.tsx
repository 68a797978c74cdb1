// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { chosenLocale } from '@touchline/i18n';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, expect, test, vi } from 'vitest';
import { Preferences } from './preferences.tsx';

afterEach(cleanup);

const locales = { default: 'en', enabled: ['en', 'he'], direction: {} } as const;

test('a language’s link has the language’s prefix, also for the default language, and stores the choice', () => {
  render(
    <PageProviders
      now={0}
      path="/live/?a=1"
      site={createSiteConfig({ locales: { ...locales, enabled: [...locales.enabled] } })}
    >
      <Preferences id="p" onToggle={() => undefined} />
    </PageProviders>,
  );
  const links = within(screen.getByRole('navigation', { hidden: true })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/live/?a=1', '/he/live/?a=1']);
  links[1]?.addEventListener('click', (event) => event.preventDefault());
  links[1]?.click();
  expect(chosenLocale(document.cookie, locales)).toBe('he');
});

test('a browser without popovers shows and hides the panel by its button, and Escape hides it', () => {
  const onToggle = vi.fn();
  render(
    <PageProviders now={0}>
      <button type="button" popoverTarget="p">
        Preferences
      </button>
      <Preferences id="p" onToggle={onToggle} />
    </PageProviders>,
  );
  const panel = screen.getByRole('dialog', { hidden: true });
  expect(onToggle).toHaveBeenLastCalledWith(true);

  screen.getByRole('button', { name: 'Preferences' }).click();
  expect(panel.hidden).toBe(true);
  expect(onToggle).toHaveBeenLastCalledWith(false);

  screen.getByRole('button', { name: 'Preferences' }).click();
  expect(panel.hidden).toBe(false);

  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(panel.hidden).toBe(true);
});

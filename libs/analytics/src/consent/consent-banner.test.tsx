import { PageProviders } from '@touchline/feature-kit/testing';
import english from '../../locales/en.json' with { type: 'json' };
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser } from '../testing/browser.ts';
import { ConsentMount, SettingsMount } from './consent-places.shell.tsx';
import { consentStore } from './consent-store.ts';
import { storedAnswer } from './stored-answer.ts';

beforeEach(resetBrowser);
afterEach(() => {
  cleanup();
  consentStore.end();
});
// Loads the lazy chunks first, because a busy machine may need longer for them than a test waits.
beforeAll(() => Promise.all([import('./consent-question.tsx'), import('./cookie-settings.tsx')]));

function renderBanner(isRequired = true) {
  render(
    <PageProviders now={Date.UTC(2026, 1, 14)}>
      <main tabIndex={-1}>
        <button type="button">Play</button>
      </main>
      <SettingsMount />
      <ConsentMount />
    </PageProviders>,
  );
  act(() => consentStore.begin({ isRequired, mayAsk: true, answerStorage: storedAnswer }));
}
const findBanner = () => screen.findByRole('region', { name: english.title });

test('the question opens without taking the focus, and is announced', async () => {
  renderBanner();
  expect(await findBanner()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(english.asked), { timeout: 3_000 });
});

test.each([
  [english.accept, true],
  [english.refuse, false],
])(
  'a press on “%s” closes the question, which does not open again, and moves the focus to the page',
  async (name, isGranted) => {
    renderBanner();
    const button = await screen.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: english.title })).toBeNull();
    expect(consentStore.get().isGranted).toBe(isGranted);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    act(() => consentStore.begin({ isRequired: true, mayAsk: true, answerStorage: storedAnswer }));
    expect(consentStore.get()).toMatchObject({ isGranted, prompt: 'nothing' });
  },
);

test('“Cookie settings” shows the current answer, takes the focus, and returns it after a new answer or Escape', async () => {
  renderBanner(false);
  const settingsButton = await screen.findByRole('button', { name: english.settings });
  await userEvent.click(settingsButton);
  expect((await findBanner()).textContent).toContain(english.now.granted);
  expect(document.activeElement).toBe(await findBanner());
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(settingsButton);
  expect(consentStore.get()).toMatchObject({ answer: null, isGranted: true });
  await userEvent.click(settingsButton);
  await userEvent.click(await screen.findByRole('button', { name: english.refuse }));
  expect(document.activeElement).toBe(settingsButton);
  expect(consentStore.get()).toMatchObject({ answer: 'refused', isGranted: false });
  await userEvent.click(settingsButton);
  expect((await findBanner()).textContent).toContain(english.now.refused);
});

test('Escape does not close a consent question that opened without a press', async () => {
  renderBanner();
  (await screen.findByRole('button', { name: english.accept })).focus();
  await userEvent.keyboard('{Escape}');
  expect(await findBanner()).toBeTruthy();
});

test('an answer in another tab applies to this tab', async () => {
  renderBanner();
  await findBanner();
  const key = 'touchline.nordic.consent';
  localStorage.setItem(key, JSON.stringify({ v: 1, answer: 'granted', at: Date.now() }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.queryByRole('region', { name: english.title })).toBeNull();
  expect(consentStore.get().isGranted).toBe(true);
});

test('no question is asked when no consent is required, and no button is shown before measuring starts', async () => {
  render(
    <PageProviders now={Date.UTC(2026, 1, 14)}>
      <SettingsMount />
      <ConsentMount />
    </PageProviders>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  act(() => consentStore.begin({ isRequired: false, mayAsk: true, answerStorage: storedAnswer }));
  expect(consentStore.get()).toMatchObject({ isGranted: true, prompt: 'nothing' });
  expect(await screen.findByRole('button', { name: english.settings })).toBeTruthy();
  expect(screen.queryByRole('region', { name: english.title })).toBeNull();
});

test('elements at the foot of the window move up only while the question is shown', async () => {
  renderBanner();
  await findBanner();
  expect(document.documentElement.style.getPropertyValue('--room-below')).not.toBe('');
  await userEvent.click(await screen.findByRole('button', { name: english.accept }));
  expect(document.documentElement.style.getPropertyValue('--room-below')).toBe('');
});

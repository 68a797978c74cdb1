import { PageProviders } from '@touchline/feature-kit/testing';
import english from '../../locales/en.json' with { type: 'json' };
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser } from '../testing/browser.ts';
import { ConsentMount, SettingsMount } from '../components/consent-places.shell.tsx';
import { consentStore } from './consent-store.ts';
import { storedAnswer } from './stored-answer.ts';

beforeEach(resetBrowser);
afterEach(() => {
  cleanup();
  consentStore.end();
  vi.restoreAllMocks();
});
// Loads the lazy chunks first, because a busy machine may need longer for them than a test waits.
beforeAll(() =>
  Promise.all([import('../components/consent-question.tsx'), import('../components/cookie-settings.tsx')]),
);

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

test('the consent banner asks no question without required consent, and its button appears only after measuring starts', async () => {
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

test('elements at the bottom of the window move up only while the question is shown', async () => {
  renderBanner();
  await findBanner();
  expect(document.documentElement.style.getPropertyValue('--room-below')).not.toBe('');
  await userEvent.click(await screen.findByRole('button', { name: english.accept }));
  expect(document.documentElement.style.getPropertyValue('--room-below')).toBe('');
});

const bannerTop = 400;

/** Gives the banner and a target their places in the window; a docked banner is at the page's end. */
function placeElements(getTargetTop: () => number, getPageEnd = () => innerHeight + 200) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function getRect(this: Element) {
    const getBannerTop = () => (this.hasAttribute('data-docked') ? getPageEnd() : bannerTop);
    const top = this.matches('[data-asks]') ? getBannerTop() : this.matches('input, a') ? getTargetTop() : 0;
    return new DOMRect(0, top, 300, 100);
  });
}

test.each([
  ['a form’s field', <input key="field" aria-label="Email" />],
  [
    'the first link to a match',
    <a key="hero" href="/events/7/">
      Watch live
    </a>,
  ],
])(
  'the question does not cover %s: it goes to the page’s end until the target has scrolled away',
  async (_, target) => {
    let targetTop = bannerTop + 50;
    placeElements(() => targetTop);
    render(
      <PageProviders now={Date.UTC(2026, 1, 14)}>
        <main>{target}</main>
        <ConsentMount />
      </PageProviders>,
    );
    act(() => consentStore.begin({ isRequired: true, mayAsk: true, answerStorage: storedAnswer }));
    const banner = await findBanner();
    expect(banner.hasAttribute('data-docked')).toBe(true);
    targetTop = bannerTop - 200;
    act(() => void dispatchEvent(new Event('scroll')));
    expect(banner.hasAttribute('data-docked')).toBe(false);
    targetTop = bannerTop + 50;
    act(() => void dispatchEvent(new Event('scroll')));
    expect(banner.hasAttribute('data-docked')).toBe(true);
  },
);

test('the question at the page’s end stays there until it has left the window', async () => {
  let targetTop = bannerTop + 50;
  let pageEnd = innerHeight + 200;
  placeElements(
    () => targetTop,
    () => pageEnd,
  );
  const scrollBy = (distance: number) => {
    targetTop -= distance;
    pageEnd -= distance;
    act(() => void dispatchEvent(new Event('scroll')));
  };
  render(
    <PageProviders now={Date.UTC(2026, 1, 14)}>
      <main>
        <input aria-label="Email" />
      </main>
      <ConsentMount />
    </PageProviders>,
  );
  act(() => consentStore.begin({ isRequired: true, mayAsk: true, answerStorage: storedAnswer }));
  const banner = await findBanner();
  scrollBy(250);
  expect(banner.hasAttribute('data-docked')).toBe(true);
  scrollBy(-100);
  expect(banner.hasAttribute('data-docked')).toBe(false);
});

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filled } from '@touchline/feature-kit/testing';
import { notificationSettings } from '@touchline/feature-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { type PushFacts, pushStore } from '../push-store.ts';
import { happyPush, PushWorld, silentPush } from '../testing/push-world.tsx';
import { NotificationWords } from './notification-words.tsx';

afterEach(cleanup);

const settings = filled(notificationSettings, ({ Item }) => (
  <Item to="/account/following/" label="Alerts" icon={null} />
));
const fills = new Map([[notificationSettings.name, [settings]]]);

function show(facts: Partial<PushFacts>, push = happyPush) {
  const spied = { begin: vi.fn(push.begin), turnOn: vi.fn(push.turnOn), turnOff: vi.fn(push.turnOff) };
  render(
    <PushWorld facts={facts} fills={fills}>
      <NotificationWords push={spied} />
    </PushWorld>,
  );
  return spied;
}
const button = (name: string) => screen.findByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

it('asks nobody for permission who only looks', async () => {
  const push = show({});
  expect((await button('Turn on')).getAttribute('aria-busy')).toBeNull();
  expect(push.begin).toHaveBeenCalledOnce();
  expect(push.turnOn).not.toHaveBeenCalled();
});

it('turns on with a press, says so, and leads to what one is told about', async () => {
  const push = show({});
  await userEvent.click(await button('Turn on'));
  expect(push.turnOn).toHaveBeenCalledOnce();
  expect(said()).toContain('Notifications are on');
  expect((await screen.findByRole('link', { name: 'Alerts' })).getAttribute('href')).toBe('/account/following/');
  await userEvent.click(await button('Turn off'));
  expect(said()).toContain('Get notifications');
});

it('is busy until there is a provider: a permission that nobody could use is not asked for', async () => {
  const push = show({}, silentPush);
  await userEvent.click(await button('Turn on'));
  expect((await button('Turn on')).getAttribute('aria-busy')).toBe('true');
  expect(push.turnOn).not.toHaveBeenCalled();
});

it('takes two presses for one', async () => {
  let answer: () => void = () => undefined;
  const push = show({}, { ...happyPush, turnOn: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.dblClick(await button('Turn on'));
  expect(push.turnOn).toHaveBeenCalledOnce();
  await act(async () => answer());
  expect((await button('Turn on')).getAttribute('aria-busy')).toBeNull();
});

it('says how to undo what the browser was told, and keeps the focus where that is said', async () => {
  show({}, { ...happyPush, turnOn: async () => pushStore.set({ permission: 'denied' }) });
  await userEvent.click(await button('Turn on'));
  expect(said()).toContain('open the site settings');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('offers to load the page anew where the provider does not answer', async () => {
  const push = show({ provider: 'failed' });
  expect(said()).toContain('A content blocker');
  expect(await button('Reload page')).toBeDefined();
  expect(push.begin).not.toHaveBeenCalled();
});

it('says on an iPhone what is needed first, and offers nothing that would not work', () => {
  const push = show({ place: 'install' });
  expect(said()).toContain('Add to Home Screen');
  expect(screen.queryByRole('button')).toBeNull();
  expect(push.begin).not.toHaveBeenCalled();
});

import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFill } from '@touchline/feature-kit/testing';
import { notificationSettings } from '@touchline/feature-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { type PushFacts, pushStore } from '../state/push-store.ts';
import { workingPush, PushProviders, silentPush } from '../testing/push-world.tsx';
import { NotificationContent } from './notification-content.tsx';

afterEach(cleanup);

const settings = createFill(notificationSettings, ({ Item }) => (
  <Item to="/account/following/" label="Alerts" icon={null} />
));
const fills = new Map([[notificationSettings.name, [settings]]]);

function renderContent(facts: Partial<PushFacts>, push = workingPush) {
  const spies = { begin: vi.fn(push.begin), turnOn: vi.fn(push.turnOn), turnOff: vi.fn(push.turnOff) };
  render(
    <PushProviders facts={facts} fills={fills}>
      <NotificationContent push={spies} />
    </PushProviders>,
  );
  return spies;
}
const getButton = (name: string) => screen.findByRole('button', { name });
const getStatus = () => screen.getByRole('status').textContent;

it('the bell’s panel loads the provider before a press, and asks for no permission', async () => {
  const push = renderContent({});
  expect((await getButton('Turn on')).getAttribute('aria-busy')).toBeNull();
  expect(push.begin).toHaveBeenCalledOnce();
  expect(push.turnOn).not.toHaveBeenCalled();
});

it('a press turns notifications on, announces this, and links to the alert settings', async () => {
  const push = renderContent({});
  await userEvent.click(await getButton('Turn on'));
  expect(push.turnOn).toHaveBeenCalledOnce();
  expect(getStatus()).toContain('Notifications are on');
  expect((await screen.findByRole('link', { name: 'Alerts' })).getAttribute('href')).toBe('/account/following/');
  await userEvent.click(await getButton('Turn off'));
  expect(getStatus()).toContain('Get notifications');
});

it('the button is busy until the provider is ready, and no permission is asked for before', async () => {
  const push = renderContent({}, silentPush);
  await userEvent.click(await getButton('Turn on'));
  expect((await getButton('Turn on')).getAttribute('aria-busy')).toBe('true');
  expect(push.turnOn).not.toHaveBeenCalled();
});

it('a double click turns notifications on once', async () => {
  let grantPermission: () => void = () => undefined;
  const push = renderContent(
    {},
    { ...workingPush, turnOn: () => new Promise((resolve) => (grantPermission = resolve)) },
  );
  await userEvent.dblClick(await getButton('Turn on'));
  expect(push.turnOn).toHaveBeenCalledOnce();
  await act(async () => grantPermission());
  expect((await getButton('Turn on')).getAttribute('aria-busy')).toBeNull();
});

it('after a refusal in the browser, the panel explains how to undo it, and focuses the explanation', async () => {
  renderContent({}, { ...workingPush, turnOn: async () => pushStore.set({ permission: 'denied' }) });
  await userEvent.click(await getButton('Turn on'));
  expect(getStatus()).toContain('open the site settings');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('the panel offers to reload the page when the provider has failed', async () => {
  const push = renderContent({ provider: 'failed' });
  expect(getStatus()).toContain('A content blocker');
  expect(await getButton('Reload page')).toBeDefined();
  expect(push.begin).not.toHaveBeenCalled();
});

it('on an iPhone, the panel explains how to add the portal to the home screen, and has no button', () => {
  const push = renderContent({ place: 'install' });
  expect(getStatus()).toContain('Add to Home Screen');
  expect(screen.queryByRole('button')).toBeNull();
  expect(push.begin).not.toHaveBeenCalled();
});

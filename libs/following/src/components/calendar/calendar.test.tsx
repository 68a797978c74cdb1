import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { createFollowingWorld, type FollowingWorld, signUp } from '../../testing/following-world.tsx';
import { CalendarPanel } from '../../pages/settings/calendar-panel.tsx';
import { TeamCalendarButton } from './team-calendar-button.card.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const baseUrl = inject('backendUrl');

/** Requests the shown address directly from the backend, because the test has no edge. */
async function fetchStatus(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  const response = await fetch(`${baseUrl}${pathname}${search}`);
  await response.text();
  return response.status;
}

async function renderPanel(): Promise<FollowingWorld> {
  const world = createFollowingWorld(baseUrl);
  await signUp(world, [['team', 'osl']]);
  render(
    <world.Providers path="/account/following/">
      <CalendarPanel />
    </world.Providers>,
  );
  return world;
}

const findAddressField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' });
const findButton = (name: string) => screen.findByRole('button', { name });

it('a press shows the selected address of the viewer’s calendar, with links to calendar apps', async () => {
  await renderPanel();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(await findButton('Get calendar address'));
  const { value } = await findAddressField();
  expect(document.activeElement).toBe(await findAddressField());
  expect(value).toMatch(/^http.*\/api\/calendar\/mine\/[\w-]{43}\.ics\?site=demo&lang=en$/);
  expect(await fetchStatus(value)).toBe(200);
  const [device, google] = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(device).toBe(value.replace(/^https?:/, 'webcal:'));
  expect(new URL(google ?? '').searchParams.get('cid')).toBe(device);
});

it('no new calendar address is announced if the response repeats the old address [fault-40d]', async () => {
  const world = await renderPanel();
  world.setResponder((path) =>
    path.endsWith('/follow/calendar') ? Response.json({ content: { url: '/api/calendar/mine/same.ics' } }) : undefined,
  );
  await userEvent.click(await findButton('Get calendar address'));
  const { value } = await findAddressField();
  await userEvent.click(await findButton('Make a new address'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make a new address' }));
  await waitFor(() => expect(world.toasts).toHaveLength(1));
  expect(world.toasts[0]).not.toMatch(/no longer works/);
  expect((await findAddressField()).value).toBe(value);
});

it('the calendar’s address is replaced only after a confirmation, and the old address then stops working', async () => {
  const world = await renderPanel();
  await userEvent.click(await findButton('Get calendar address'));
  const addressBefore = (await findAddressField()).value;
  await userEvent.click(await findButton('Make a new address'));
  const dialog = await screen.findByRole('dialog', { name: 'Make a new address?' });
  expect(dialog.textContent).toMatch(/old address will stop updating/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await fetchStatus(addressBefore)).toBe(200);

  await userEvent.click(await findButton('Make a new address'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make a new address' }));
  await waitFor(async () => expect((await findAddressField()).value).not.toBe(addressBefore));
  expect([await fetchStatus(addressBefore), await fetchStatus((await findAddressField()).value)]).toEqual([404, 200]);
  expect(world.toasts).toEqual([expect.stringMatching(/old one no longer works/)]);
});

it('a revoked calendar address disappears in all tabs of its viewer', async () => {
  const { session } = await renderPanel();
  const viewer = session.viewer()?.id;
  // The button for another address appears only next to a shown address.
  expect(screen.queryByRole('button', { name: 'Make a new address' })).toBeNull();
  await userEvent.click(await findButton('Get calendar address'));
  const otherChannel = new BroadcastChannel('touchline.calendar');
  onTestFinished(() => otherChannel.close());
  const receivedMessage = new Promise((resolve) =>
    otherChannel.addEventListener('message', ({ data }) => resolve(data)),
  );
  await userEvent.click(await findButton('Make a new address'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make a new address' }));
  expect(await receivedMessage).toBe(viewer);
  await findAddressField();
  otherChannel.postMessage('somebody else');
  otherChannel.postMessage(viewer);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await findButton('Get calendar address')).toBeTruthy();
});

it('a failed request for the address keeps the button and shows the reason', async () => {
  const world = await renderPanel();
  world.setResponder(() => Response.json({ error: 'server_error' }, { status: 500 }));
  await userEvent.click(await findButton('Get calendar address'));
  await waitFor(() => expect(world.toasts).toHaveLength(1));
  expect(screen.queryByRole('textbox')).toBeNull();
  world.setResponder(undefined);
  await userEvent.click(await findButton('Get calendar address'));
  expect(await findAddressField()).toBeTruthy();
});

it('a visitor can add a team’s matches to a calendar, or copy the address', async () => {
  const user = userEvent.setup();
  const world = createFollowingWorld(baseUrl);
  render(
    <world.Providers path="/team/tra/">
      <TeamCalendarButton id="tra" name="Tromsø Aurora" />
    </world.Providers>,
  );
  await user.click(await findButton('Add matches to calendar'));
  const items = await screen.findAllByRole<HTMLAnchorElement>('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Calendar on this device',
    'Google Calendar',
    'Outlook.com',
    'Copy address',
  ]);
  expect(await fetchStatus((items[0]?.href ?? '').replace('webcal:', 'http:'))).toBe(200);
  await user.click(items[3] ?? document.body);
  const copiedText = await navigator.clipboard.readText();
  expect(copiedText).toMatch(/^http.*\/api\/calendar\/team\/tra\.ics\?site=demo&lang=en$/);
  await waitFor(() => expect(world.toasts).toEqual(['Address copied']));
});

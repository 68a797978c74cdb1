import type { SessionActions, SignInResult } from '@touchline/auth-session';
import { eventSignIn, eventActions, eventCardAction, useEventViews } from '@touchline/content';
import { PortalError } from '@touchline/contract';
import { headerTools, loadFills, Slot } from '@touchline/feature-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFills } from '../../create-fills.ts';
import { withoutLoginPage } from '../../testing/options.ts';
import { ShownAddress, AccountWorld } from '../../testing/account-world.tsx';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
// The first press loads this module: on a busy machine that takes longer than a test waits.
beforeAll(() => import('../../state/sign-in/sign-in-directly.ts'));

const signedInResult: SignInResult = { kind: 'signed_in', method: 'ifa', isNew: false };
const limitedResult: SignInResult = { kind: 'device_limit', limit: { token: 't', method: 'ifa' } };

/** The account's slots on an event's page and card, for an upcoming match that is free for members. */
function EventSlots() {
  const event = useEventViews()({
    id: '7',
    media_type: 'event',
    status: 'upcoming',
    commerce_coverage: 'commerce_members_media',
    title: 'Derby',
  });
  return (
    <>
      <Slot of={eventSignIn} props={{ event }} />
      <Slot of={eventActions} props={{ event, isAfterPicture: true }} />
      <Slot of={eventCardAction} props={{ event, display: 'card' }} />
    </>
  );
}

/** The header and the event page of a customer that skips the login page. */
async function renderSlots(actions: Partial<SessionActions>, hasNewDeviceFlow = false) {
  const notify = vi.fn();
  const options = { ...withoutLoginPage, new_device_flow: hasNewDeviceFlow };
  const buttonNamesBySlot = Map.groupBy(createFills(options), ({ slot }) => slot);
  await loadFills(buttonNamesBySlot, ['shell', 'event', 'card'], (error) => expect.fail(String(error)));
  render(
    <AccountWorld
      session={createFakeSession(anonymousState, { prepare: async () => undefined, ...actions })}
      options={options}
      path="/events/7/?a=b"
      notify={notify}
      fills={buttonNamesBySlot}
    >
      <Slot of={headerTools} props={{}} />
      <EventSlots />
      <ShownAddress />
    </AccountWorld>,
  );
  return notify;
}
async function pressSignIn(actions: Partial<SessionActions>, hasNewDeviceFlow = false) {
  const notify = await renderSlots(actions, hasNewDeviceFlow);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return notify;
}
const getShownPath = () => screen.getByTestId('here').textContent;

describe('without a login page', () => {
  test.each(['Sign in', 'Sign in to watch', 'Watchlist', 'Save to watchlist: Derby'])(
    'the button “%s” signs in through the external provider, and the viewer stays on the page',
    async (name) => {
      const signInWith = vi.fn(async () => signedInResult);
      const prepare = vi.fn(async () => undefined);
      const notify = await renderSlots({ signInWith, prepare });
      await userEvent.hover(screen.getByRole('button', { name }));
      expect(prepare).toHaveBeenCalledWith('ifa');
      expect(signInWith).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(signInWith).toHaveBeenCalledExactlyOnceWith('ifa'));
      expect(getShownPath()).toBe('/events/7/?a=b');
      expect(notify).not.toHaveBeenCalled();
    },
  );

  test('a customer that skips the login page has no link to it', async () => {
    await renderSlots({});
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('a press on another sign-in button starts a new sign-in, and the replaced sign-in shows no error', async () => {
    const signInWith = vi
      .fn<SessionActions['signInWith']>()
      .mockResolvedValueOnce({ kind: 'superseded' })
      .mockRejectedValueOnce(new PortalError('popup_closed'));
    const notify = await renderSlots({ signInWith });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to watch' }));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'The sign-in window was closed.'));
    expect(signInWith).toHaveBeenCalledTimes(2);
    expect(getShownPath()).toBe('/events/7/?a=b');
  });

  test('when the browser blocks the popup, the sign-in uses the whole window and returns to the page', async () => {
    const leaveFor = vi.fn(async () => undefined);
    await pressSignIn({
      leaveFor,
      signInWith: () => Promise.reject(new PortalError('popup_blocked')),
    });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('ifa', '/events/7/?a=b'));
  });

  test('a failed sign-in shows a toast', async () => {
    const notify = await pressSignIn({ signInWith: () => Promise.reject(new PortalError('popup_closed')) });
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'The sign-in window was closed.'));
  });

  test('a closed sign-in window deletes the pending action, so that a later sign-in does not save the match', async () => {
    const signInWith = () => Promise.reject(new PortalError('popup_closed'));
    const notify = await renderSlots({ signInWith });
    await userEvent.click(screen.getByRole('button', { name: 'Watchlist' }));
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(sessionStorage).toHaveLength(0);
  });

  test('a sign-in above the device limit leads to the limit page, or shows a toast if the customer refuses new devices', async () => {
    await pressSignIn({ signInWith: async () => limitedResult, sealLimit: async () => 'sealed' });
    await waitFor(() =>
      expect(getShownPath()).toBe('/auth/login/limit/?payload=sealed&returnTo=%2Fevents%2F7%2F%3Fa%3Db'),
    );
    cleanup();
    const notify = await pressSignIn({ signInWith: async () => limitedResult }, true);
    await waitFor(() => expect(notify).toHaveBeenCalledWith('danger', 'You’ve reached your device limit.'));
  });
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, ShownAddress, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import {
  anonymousState,
  createFakeSession,
  type FakeSession,
  memberUser,
  memberState,
  unknownState,
} from '../../testing/fake-session.ts';
import { SyncedWatchlist } from '../../testing/synced-watchlist.tsx';
import { createList, createVideo } from '../../testing/wire.ts';
import { WatchlistButton } from './watchlist-button.event.tsx';
import { WatchlistIconButton } from './watchlist-mark.card.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const derbyEvent = { id: '7', title: 'Derby' };

function renderButton(session: FakeSession, answerCall?: Responder) {
  const notify = vi.fn();
  render(
    <AccountWorld session={session} answerCall={answerCall} notify={notify} path="/events/7/?media_type=event">
      <SyncedWatchlist viewer={memberUser.id} />
      <WatchlistButton item={derbyEvent} />
      <WatchlistIconButton look="card" item={derbyEvent} />
      <ShownAddress />
    </AccountWorld>,
  );
  return notify;
}
const loginPath = '/auth/login/?returnTo=%2Fevents%2F7%2F%3Fmedia_type%3Devent';

describe('the watchlist’s button', () => {
  it.each(['Watchlist', 'Save to watchlist: Derby'])(
    'a visitor is led to the login page and back, and the save is stored as pending (%s)',
    async (name) => {
      renderButton(createFakeSession(anonymousState));
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByTestId('here').textContent).toBe(loginPath);
      expect(Object.values(sessionStorage).map((action) => JSON.parse(action))).toEqual([
        { action: 'save-to-watchlist', payload: { id: '7' }, title: 'Derby', at: expect.any(Number) },
      ]);
    },
  );

  it('a press on Watchlist before the session has loaded saves the match of a signed-in viewer', async () => {
    const requestBodies: string[] = [];
    const session = createFakeSession(unknownState, {});
    const listLoaded = Promise.withResolvers<void>();
    renderButton({ ...session, known: () => listLoaded.promise.then(() => memberUser) }, (path, body) => {
      if (path.startsWith('/api/user/get_watchlist')) return createList([]);
      requestBodies.push(body);
      return json({});
    });
    await userEvent.click(screen.getByRole('button', { name: 'Watchlist' }));
    session.setState(memberState);
    listLoaded.resolve();
    await waitFor(() => expect(requestBodies).toEqual(['{"video_id":"7"}']));
    expect(screen.getByTestId('here').textContent).toBe('/events/7/?media_type=event');
    expect(sessionStorage).toHaveLength(0);
  });

  it('the watchlist’s button shows whether the video is saved, and has no state until the list has loaded', async () => {
    const pendingResponse = Promise.withResolvers<Response>();
    renderButton(createFakeSession(memberState), () => pendingResponse.promise);
    const button = screen.getByRole('button', { name: 'Watchlist' });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    pendingResponse.resolve(createList([createVideo('7')]));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBe(button);
    expect(screen.getByRole('button', { name: 'Save to watchlist: Derby', pressed: true })).toBeDefined();
  });

  it('a double press on Watchlist sends one request', async () => {
    const pendingCall = Promise.withResolvers<Response>();
    const requests: string[] = [];
    renderButton(createFakeSession(memberState), (path) => {
      if (path.startsWith('/api/user/get_watchlist')) return createList([]);
      requests.push(path);
      return pendingCall.promise;
    });
    const button = await screen.findByRole('button', { name: 'Watchlist', pressed: false });
    await userEvent.dblClick(button);
    await screen.findByRole('button', { name: 'Saved', pressed: true });
    await userEvent.click(button);
    await waitFor(() => expect(requests).toEqual(['/api/user/add_to_watchlist']));
    pendingCall.resolve(json({}));
    await waitFor(async () => {
      await userEvent.click(button);
      expect(requests).toEqual(['/api/user/add_to_watchlist', '/api/user/remove_from_watchlist']);
    });
  });

  it('a failed save shows a toast with the title and the reason, and restores the button', async () => {
    const notify = renderButton(createFakeSession(memberState), (path) =>
      path.startsWith('/api/user/get_watchlist') ? createList([]) : refusal('unheard_of', 403, 'Not today'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Watchlist', pressed: false }));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'Derby: Not today'));
    expect(await screen.findByRole('button', { name: 'Watchlist', pressed: false })).toBeDefined();
  });

  it('the server renders the button of a visitor, so that hydration can replay a press', () => {
    const html = renderToString(
      <AccountWorld session={createFakeSession(unknownState)} path="/events/7/">
        <WatchlistButton item={derbyEvent} />
      </AccountWorld>,
    );
    expect(html).toMatch(/<button type="button"(?![^>]*aria-pressed)[^>]*>.*Watchlist/);
  });
});

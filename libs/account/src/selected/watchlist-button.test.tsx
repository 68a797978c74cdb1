import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOnly } from '../sign-in/testing/options.ts';
import { type Answer, Here, json, refusal, World } from '../testing/account-world.tsx';
import { anonymous, createFakeSession, type FakeSession, ingrid, member, unknown } from '../testing/fake-session.ts';
import { FollowedWatchlist } from '../testing/followed-watchlist.tsx';
import { listOf, video } from '../testing/wire.ts';
import { WatchlistButton } from './watchlist-button.event.tsx';
import { WatchlistMark } from './watchlist-mark.card.tsx';

afterEach(cleanup);

function show(session: FakeSession, answer?: Answer) {
  const notify = vi.fn();
  render(
    <World session={session} answer={answer} notify={notify} path="/events/7/?media_type=event">
      <FollowedWatchlist viewer={ingrid.id} />
      <WatchlistButton eventId="7" options={formOnly} />
      <WatchlistMark eventId="7" title="Derby" options={formOnly} />
      <Here />
    </World>,
  );
  return notify;
}
const login = '/auth/login/?returnTo=%2Fevents%2F7%2F%3Fmedia_type%3Devent';

describe('the watchlist’s switch', () => {
  it('leads a visitor to the login page and back', async () => {
    show(createFakeSession(anonymous));
    expect(screen.getByRole('link', { name: 'Watchlist' }).getAttribute('href')).toBe(login);
    await userEvent.click(screen.getByRole('button', { name: 'Save to watchlist: Derby' }));
    expect(screen.getByTestId('here').textContent).toBe(login);
  });

  it('says saved and is pressed when the medium is on the list, and not said to be up until that is known', async () => {
    const list = Promise.withResolvers<Response>();
    show(createFakeSession(member), () => list.promise);
    const button = screen.getByRole('button', { name: 'Watchlist' });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    list.resolve(listOf([video('7')]));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBe(button);
    expect(screen.getByRole('button', { name: 'Save to watchlist: Derby', pressed: true })).toBeDefined();
  });

  it('is moved once by a double press', async () => {
    const call = Promise.withResolvers<Response>();
    const asked: string[] = [];
    show(createFakeSession(member), (path) => {
      if (path.startsWith('/api/user/get_watchlist')) return listOf([]);
      asked.push(path);
      return call.promise;
    });
    const button = await screen.findByRole('button', { name: 'Watchlist', pressed: false });
    await userEvent.dblClick(button);
    await screen.findByRole('button', { name: 'Saved', pressed: true });
    await userEvent.click(button);
    await waitFor(() => expect(asked).toEqual(['/api/user/add_to_watchlist']));
    call.resolve(json({}));
    await waitFor(async () => {
      await userEvent.click(button);
      expect(asked).toEqual(['/api/user/add_to_watchlist', '/api/user/remove_from_watchlist']);
    });
  });

  it('says when it could not be moved, and goes back', async () => {
    const notify = show(createFakeSession(member), (path) =>
      path.startsWith('/api/user/get_watchlist') ? listOf([]) : refusal('unheard_of', 403, 'Not today'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Watchlist', pressed: false }));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'Not today'));
    expect(await screen.findByRole('button', { name: 'Watchlist', pressed: false })).toBeDefined();
  });

  it('is in the server’s HTML as a visitor sees it', () => {
    const html = renderToString(
      <World session={createFakeSession(unknown)} path="/events/7/">
        <WatchlistButton eventId="7" options={formOnly} />
      </World>,
    );
    expect(html).toContain('href="/auth/login/?returnTo=%2Fevents%2F7%2F"');
  });
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOnly } from '../sign-in/testing/options.ts';
import { Here, World } from '../testing/account-world.tsx';
import { anonymous, createFakeSession, type FakeSession, member, unknown } from '../testing/fake-session.ts';
import { WatchlistButton } from './watchlist-button.event.tsx';
import { WatchlistMark } from './watchlist-mark.card.tsx';

afterEach(cleanup);

function show(session: FakeSession, notify = vi.fn()) {
  render(
    <World session={session} notify={notify} path="/events/7/?media_type=event">
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

  it('is pressed when the medium is on the list', () => {
    const session = createFakeSession({ ...member, selected: ['7'] });
    show(session);
    expect(screen.getByRole('button', { name: 'Watchlist', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save to watchlist: Derby', pressed: true })).toBeDefined();
  });

  it('is moved once by a double press', async () => {
    const call = Promise.withResolvers<void>();
    const toggleSelected = vi.fn(() => call.promise);
    show(createFakeSession(member, { toggleSelected }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Watchlist' }));
    expect(toggleSelected).toHaveBeenCalledExactlyOnceWith('7');
    call.resolve();
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Watchlist' }));
      expect(toggleSelected).toHaveBeenCalledTimes(2);
    });
  });

  it('says when it could not be moved', async () => {
    const notify = show(createFakeSession(member, { toggleSelected: () => Promise.reject(new Error()) }));
    await userEvent.click(screen.getByRole('button', { name: 'Watchlist' }));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'An error occurred'));
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

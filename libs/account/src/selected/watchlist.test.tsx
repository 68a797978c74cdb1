import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, json, refusal, World } from '../testing/account-world.tsx';
import { createFakeSession, ingrid, member } from '../testing/fake-session.ts';
import { listOf, video } from '../testing/wire.ts';
import { Watchlist } from './watchlist.tsx';

afterEach(cleanup);

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const removal = (title: string) => screen.getByRole('button', { name: `Remove from watchlist: ${title}` });
const answerWith =
  (...videos: string[]): Answer =>
  (path) =>
    path.startsWith('/api/user/get_watchlist')
      ? listOf(videos.map((title) => video(title)))
      : refusal('server_error', 500);

function show(answer: Answer, session = createFakeSession({ ...member, selected: ['Derby', 'Final'] })) {
  const notify = vi.fn();
  render(
    <World session={session} answer={answer} notify={notify}>
      <Watchlist viewer={ingrid.id} />
    </World>,
  );
  return { notify };
}

describe('the watchlist', () => {
  it('lets go of an entry at once, and takes it back with a toast when the server refuses', async () => {
    const call = Promise.withResolvers<void>();
    const session = createFakeSession(
      { ...member, selected: ['Derby', 'Final'] },
      { toggleSelected: () => call.promise },
    );
    const { notify } = show(answerWith('Derby', 'Final'), session);
    await screen.findByText('Derby');
    await userEvent.click(removal('Derby'));
    expect(titles()).toEqual(['Final']);
    call.reject(new Error('the server has a bad day'));
    await waitFor(() => expect(titles()).toEqual(['Derby', 'Final']));
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'An error occurred');
  });

  it('keeps a removal when another one fails', async () => {
    const calls: Record<string, PromiseWithResolvers<void>> = {
      Derby: Promise.withResolvers(),
      Final: Promise.withResolvers(),
    };
    const toggleSelected = (id: string) => calls[id]?.promise ?? Promise.resolve();
    show(
      answerWith('Derby', 'Final', 'Cup'),
      createFakeSession({ ...member, selected: ['Derby', 'Final'] }, { toggleSelected }),
    );
    await screen.findByText('Cup');
    await userEvent.click(removal('Derby'));
    await userEvent.click(removal('Final'));
    expect(titles()).toEqual(['Cup']);
    calls['Final']?.reject(new Error());
    await waitFor(() => expect(titles()).toEqual(['Final', 'Cup']));
  });

  it('asks the server itself where the session has not heard of an entry', async () => {
    const bodies: string[] = [];
    show((path, body) => {
      if (!path.includes('remove_from_watchlist')) return listOf([video('Old one')]);
      bodies.push(body);
      return json({});
    });
    await screen.findByText('Old one');
    await userEvent.click(removal('Old one'));
    await waitFor(() => expect(bodies).toEqual(['{"video_id":"Old one"}']));
  });

  it('keeps the keyboard in the list when the button goes with its card', async () => {
    const session = createFakeSession({ ...member, selected: ['Derby'] }, { toggleSelected: () => Promise.resolve() });
    show(answerWith('Derby', 'Final'), session);
    await screen.findByText('Derby');
    await userEvent.click(removal('Derby'));
    expect(document.activeElement?.contains(screen.getByText('Final'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows a way forward when it is empty', async () => {
    show(answerWith());
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find something to watch' }).getAttribute('href')).toBe('/');
  });

  it('offers Retry when it cannot be loaded', async () => {
    let broken = true;
    show(() => (broken ? refusal('server_error', 500) : listOf([video('Derby')])));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Derby')).toBeDefined();
  });
});

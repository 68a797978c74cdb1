import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seenStore } from '@touchline/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import { createFakeSession, memberUser, memberState } from '../../testing/fake-session.ts';
import { SyncedWatchlist } from '../../testing/synced-watchlist.tsx';
import { createList, createVideo } from '../../testing/wire.ts';
import { Watchlist } from './watchlist.tsx';

afterEach(cleanup);

const getTitles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const getRemoveButton = (title: string) => screen.getByRole('button', { name: `Remove from watchlist: ${title}` });
const isList = (path: string) => path.startsWith('/api/user/get_watchlist');
const createResponder =
  (...videos: string[]): Responder =>
  (path) =>
    isList(path) ? createList(videos.map((title) => createVideo(title))) : json({});

function renderWatchlist(answerCall: Responder) {
  const notify = vi.fn();
  render(
    <AccountWorld session={createFakeSession(memberState)} answerCall={answerCall} notify={notify}>
      <SyncedWatchlist viewer={memberUser.id} />
      <Watchlist viewer={memberUser.id} />
    </AccountWorld>,
  );
  return { notify };
}

/** A watchlist; the test decides when and how the backend answers each removal. */
function createRemovals(...videos: string[]) {
  const pendingCallsByTitle = new Map(videos.map((title) => [title, Promise.withResolvers<Response>()]));
  const respondList = createResponder(...videos);
  const answer: Responder = (path, body) => {
    if (isList(path)) return respondList(path, body);
    return pendingCallsByTitle.get(String(JSON.parse(body).video_id))?.promise;
  };
  return {
    answer,
    refuse: (title: string) => pendingCallsByTitle.get(title)?.resolve(refusal('unheard_of', 403, 'Not today')),
  };
}

describe('the watchlist', () => {
  it('the watchlist removes an entry at once, and restores it with a toast after a refusal', async () => {
    const { answer, refuse } = createRemovals('Derby', 'Final');
    const { notify } = renderWatchlist(answer);
    await screen.findByText('Derby');
    await userEvent.click(getRemoveButton('Derby'));
    await waitFor(() => expect(getTitles()).toEqual(['Final']));
    refuse('Derby');
    await waitFor(() => expect(getTitles()).toEqual(['Derby', 'Final']));
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'Derby: Not today');
  });

  it('the watchlist keeps a removed entry removed when another removal fails', async () => {
    const { answer, refuse } = createRemovals('Derby', 'Final', 'Cup');
    renderWatchlist(answer);
    await screen.findByText('Cup');
    await userEvent.click(getRemoveButton('Derby'));
    await userEvent.click(getRemoveButton('Final'));
    await waitFor(() => expect(getTitles()).toEqual(['Cup']));
    refuse('Final');
    await waitFor(() => expect(getTitles()).toEqual(['Final', 'Cup']));
  });

  it('the watchlist removes a shown entry although the list of ids does not contain it', async () => {
    const requestBodies: string[] = [];
    render(
      <AccountWorld
        session={createFakeSession(memberState)}
        answerCall={(path, body) => {
          if (isList(path)) return createList(requestBodies.length === 0 ? [createVideo('Old one')] : []);
          requestBodies.push(body);
          return json({});
        }}
      >
        <Watchlist viewer={memberUser.id} />
      </AccountWorld>,
    );
    await screen.findByText('Old one');
    await userEvent.click(getRemoveButton('Old one'));
    await waitFor(() => expect(requestBodies).toEqual(['{"video_id":"Old one"}']));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
  });

  it('removing a card focuses the card that replaces it, and removing the last card focuses the list', async () => {
    renderWatchlist(createRemovals('Derby', 'Final', 'Cup').answer);
    await screen.findByText('Derby');
    const getFocusedTitle = () => document.activeElement?.querySelector('h2')?.textContent;
    await userEvent.click(getRemoveButton('Final'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    expect(getFocusedTitle()).toBe('Cup');
    await userEvent.click(getRemoveButton('Cup'));
    await waitFor(() => expect(getFocusedTitle()).toBe('Derby'));
    await userEvent.click(getRemoveButton('Derby'));
    const emptyNotice = await screen.findByRole('heading', { name: 'Nothing saved yet' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(emptyNotice)).toBe(true);
  });

  it('the watchlist ignores the second press of a double click, which hits the card that has moved up', async () => {
    const { answer } = createRemovals('Derby', 'Final');
    renderWatchlist(answer);
    await screen.findByText('Derby');
    await userEvent.click(getRemoveButton('Derby'));
    await waitFor(() => expect(getTitles()).toEqual(['Final']));
    const isPressed = fireEvent.click(getRemoveButton('Final'), { detail: 2 });
    expect(isPressed, 'the ignored press must not follow a link').toBe(false);
    expect(getTitles()).toEqual(['Final']);
  });

  it('the watchlist hides a match’s result until the viewer has seen the match to its end', async () => {
    const teams = { team1: { name: 'Aurora', score: 4 }, team2: { name: 'Ravens', score: 2 } };
    renderWatchlist((path) => (isList(path) ? createList([createVideo('Derby', teams)]) : json({})));
    expect((await screen.findAllByText('Score hidden')).length).toBeGreaterThan(0);
    act(() => seenStore.markRevealed('Derby'));
    expect(screen.queryAllByText('Score hidden')).toEqual([]);
    expect(screen.getAllByText('Aurora 4, Ravens 2').length).toBeGreaterThan(0);
  });

  it('an empty watchlist links to the home page', async () => {
    renderWatchlist(createResponder());
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find something to watch' }).getAttribute('href')).toBe('/');
  });

  it('a watchlist that fails to load offers a retry', async () => {
    let isBroken = true;
    renderWatchlist(() => (isBroken ? refusal('server_error', 500) : createList([createVideo('Derby')])));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Derby')).toBeDefined();
  });
});

import { setImmediate as waitForNextTick } from 'node:timers/promises';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { useViewer, useWrite, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createStubApi, newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../testing/fake-channel.ts';
import {
  createServer,
  delayResponse,
  proceedAtOnce,
  refuse,
  type Responder,
  type TestServer,
} from '../testing/saved-list-server.ts';
import { syncSavedList } from './sync-saved-list.ts';
import { savedListMutation } from './saved-list-mutation.ts';
import type { SavedListData } from './saved-list-query.ts';
import { useSavedList } from './use-saved-list.ts';

beforeEach(() => {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a tab that shows whether three media are on the viewer's list. */
function openTab({ list }: TestServer, viewer: string | null = 'vera') {
  const queryClient = newQueryClient();
  const api = createStubApi(() => undefined);
  const notify = vi.fn();
  const onFailed = vi.fn();
  const session = createViewerSession(viewer === null ? null : { id: viewer });
  const shownTexts: string[] = [];
  let setSaved: ((id: string, isSaved: boolean) => Promise<unknown>) | undefined;
  function SavedStates() {
    const { isSaved, isChanging } = useSavedList(list);
    const write = useWrite();
    const mutation = savedListMutation(list, api, useViewer()?.id);
    setSaved = (id, isSaved) => write(mutation, { id, isSaved });
    const shownEntries = ['v1', 'v2', 'v9']
      .map((id) => `${id} ${isSaved(id) ?? '?'}${isChanging(id) ? '…' : ''}`)
      .join(', ');
    shownTexts.push(shownEntries);
    return <output>{shownEntries}</output>;
  }
  const { container } = render(
    <PageProviders now={0} api={api} queryClient={queryClient} notify={notify}>
      <ViewerProvider value={session}>
        <SavedStates />
      </ViewerProvider>
    </PageProviders>,
  );
  const getShownText = () => container.textContent;
  return {
    queryClient,
    notify,
    onFailed,
    shownTexts,
    getShownText,
    start: () => syncSavedList(list, { api, queryClient }, viewer ?? '', onFailed),
    setSaved: (id: string, isSaved: boolean) =>
      setSaved?.(id, isSaved) ?? Promise.reject(new Error('the tab is not rendered')),
  };
}

async function openSyncedTab(world: TestServer) {
  const tab = openTab(world);
  const stopSync = tab.start();
  await expect.poll(tab.getShownText).toBe('v1 true, v2 true, v9 false');
  world.server.requests.length = 0;
  return { ...tab, stop: stopSync };
}

describe('a viewer’s list', () => {
  it('a viewer’s list is undefined for every id until it has been loaded', async () => {
    const world = createServer('v1');
    const { respond, release } = delayResponse();
    world.server.next.load.push(respond);
    const { getShownText, start } = openTab(world);
    start();
    await waitFor(() => expect(world.server.requests).toEqual(['load 0']));
    expect(getShownText()).toBe('v1 ?, v2 ?, v9 ?');
    release();
    await expect.poll(getShownText).toBe('v1 true, v2 false, v9 false');
  });

  it('a viewer’s list stops loading when a page adds no entry', async () => {
    const world = createServer('v1');
    world.server.ids = ['v1', 'v1', 'v1', 'v1'];
    world.server.pageSize = 1;
    const { getShownText, start } = openTab(world);
    start();
    await expect.poll(getShownText).toBe('v1 true, v2 ?, v9 ?');
    expect(world.server.requests).toEqual(['load 0', 'load 1']);
  });

  it('a list of saved entries loads at most twenty pages, and the state of later entries is unknown [ruling-9]', async () => {
    const world = createServer('v1', 'v2', 'v3');
    world.server.pageSize = 1;
    const { getShownText, start, queryClient } = openTab(world);
    start();
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 false');
    expect(world.server.requests).toEqual(['load 0', 'load 1', 'load 2']);
    cleanup();
    queryClient.clear();
    world.server.ids = Array.from({ length: 30 }, (_, index) => `v${index - 10}`);
    world.server.pageSize = 1;
    const reopenedTab = openTab(world);
    world.server.requests.length = 0;
    reopenedTab.start();
    await expect.poll(reopenedTab.getShownText).toBe('v1 true, v2 true, v9 true');
    world.server.ids.unshift('new');
    reopenedTab.start();
    await expect.poll(reopenedTab.getShownText).toBe('v1 true, v2 true, v9 ?');
    expect(world.server.requests).toHaveLength(40);
  });

  it('a viewer’s list reports a failed load, and loads with the first write', async () => {
    const world = createServer('v1', 'v2');
    world.server.next.load.push(refuse);
    const { getShownText, start, onFailed, setSaved } = openTab(world);
    start();
    await waitFor(() =>
      expect(onFailed).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'network_error' }),
        expect.any(Function),
      ),
    );
    await setSaved('v9', true);
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true');
  });

  it('a viewer’s list refuses a visitor’s write without a call', async () => {
    const world = createServer('v1');
    const { setSaved } = openTab(world, null);
    expect(await setSaved('v1', true)).toMatchObject({ kind: 'failed', error: { code: 'unauthorized' } });
    expect(world.server.requests).toEqual([]);
  });

  it('a viewer’s list reports no failed load when a blocker stops the download of its code [fault-38b]', async () => {
    const world = createServer('v1');
    world.server.next.load.push(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { start, onFailed, queryClient } = openTab(world);
    const stopSync = start();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    await waitForNextTick();
    expect(onFailed).not.toHaveBeenCalled();
    stopSync();
  });

  it('a viewer’s list reports no failed load after sign-out', async () => {
    const world = createServer('v1');
    const { respond, release } = delayResponse(refuse);
    world.server.next.load.push(respond);
    const { start, onFailed, queryClient } = openTab(world);
    const stopSync = start();
    await waitFor(() => expect(world.server.requests).toEqual(['load 0']));
    stopSync();
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitForNextTick();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

describe('a press', () => {
  it('a press on Save is shown at once, and written to the server', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText } = await openSyncedTab(world);
    const { respond, release } = delayResponse();
    world.server.next.save.push(respond);
    const savePromise = setSaved('v9', true);
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true…');
    release();
    await savePromise;
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true');
    await setSaved('v1', false);
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 true');
    await waitFor(() => expect(world.server.requests).toEqual(['add v9', 'load 0', 'remove v1', 'load 0']));
  });

  it('a confirmed write is shown although the reloaded list lacks it, and the reload adds the other entries [fault-9w]', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText, queryClient } = await openSyncedTab(world);
    // A cache answers with the list from before the writes.
    const respondWithOldList: Responder = <Value,>(proceed: () => Value) => {
      const newIds = world.server.ids;
      world.server.ids = ['v1', 'v2', 'other device'];
      const answer = proceed();
      world.server.ids = newIds;
      return answer;
    };
    world.server.next.load.push(respondWithOldList, respondWithOldList);
    await act(() => setSaved('v9', true));
    await act(() => setSaved('v1', false));
    await waitFor(() => expect(world.server.requests).toEqual(['add v9', 'load 0', 'remove v1', 'load 0']));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 true');
    expect(queryClient.getQueryData<SavedListData>(['kept', 'watchlist', 'vera'])?.entries.has('other device')).toBe(
      true,
    );
  });

  it('several presses on Save at once reload the list once', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, queryClient } = await openSyncedTab(world);
    await act(() => Promise.all([setSaved('v9', true), setSaved('v1', false), setSaved('v2', false)]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(world.server.requests).toEqual(['add v9', 'remove v1', 'remove v2', 'load 0']);
  });

  it('a removal counts as done when the server does not know the entry [fault-9w]', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText, notify } = await openSyncedTab(world);
    world.server.next.save.push(() => {
      world.server.ids = ['v2'];
      throw new PortalError('not_found', { status: 404, hasOwnCode: true });
    });
    expect(await act(() => setSaved('v1', false))).toMatchObject({ kind: 'written' });
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 false');
    expect(notify).not.toHaveBeenCalled();
  });

  it('a press on Save is undone and reported when the request fails', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText, notify } = await openSyncedTab(world);
    world.server.next.save.push(refuse, refuse);
    expect(await setSaved('v9', true)).toMatchObject({ kind: 'failed', error: { code: 'network_error' } });
    expect(await setSaved('v1', false)).toMatchObject({ kind: 'failed' });
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 false');
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the first', [refuse], 'v9 false', []],
    ['the second', [proceedAtOnce, refuse], 'v9 true', ['v9']],
    ['both', [refuse, refuse], 'v9 false', []],
  ] satisfies [string, Responder[], string, string[]][])(
    'after two presses on Save at once, the entry shows the server’s state if these requests fail: %s',
    async (_, responders, outcome, savedIds) => {
      const world = createServer('v1', 'v2');
      const { setSaved, getShownText } = await openSyncedTab(world);
      world.server.next.save.push(...responders);
      await Promise.all([setSaved('v9', true), setSaved('v9', false)]);
      await expect.poll(getShownText).toBe(`v1 true, v2 true, ${outcome}`);
      expect(world.server.ids).toEqual([...savedIds, 'v1', 'v2']);
    },
  );

  it('a press on Save counts as written if the reload after a lost response shows it [fault-9w]', async () => {
    const world = createServer('v1', 'v2');
    const { getShownText, notify, setSaved } = await openSyncedTab(world);
    const loseResponse: Responder = (proceed) => {
      proceed();
      throw new PortalError('network_error');
    };
    world.server.next.save.push(loseResponse, loseResponse);
    expect(await act(() => setSaved('v9', true))).toMatchObject({ kind: 'written' });
    expect(await act(() => setSaved('v1', false))).toMatchObject({ kind: 'written' });
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 true');
    expect(notify).not.toHaveBeenCalled();
  });

  it('a press on Save fails if the reload after a lost response fails', async () => {
    const world = createServer('v1', 'v2');
    const { getShownText, setSaved } = await openSyncedTab(world);
    world.server.next.save.push(refuse);
    world.server.next.load.push(refuse);
    expect(await act(() => setSaved('v1', false))).toMatchObject({ kind: 'failed', error: { code: 'network_error' } });
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 false');
  });

  it('the last of several presses on Save stays shown although an earlier write fails', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText, shownTexts } = await openSyncedTab(world);
    const { respond, release } = delayResponse(refuse);
    world.server.next.save.push(respond);
    const writesPromise = Promise.all([setSaved('v9', true), setSaved('v9', false), setSaved('v9', true)]);
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true…');
    shownTexts.length = 0;
    release();
    await writesPromise;
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true');
    expect(shownTexts.filter((text) => text.includes('v9 false'))).toEqual([]);
    expect(world.server.ids).toContain('v9');
  });

  it('the response of an older load does not undo a press on Save', async () => {
    const world = createServer('v1', 'v2');
    const { respond, release } = delayResponse();
    world.server.next.load.push(respond);
    const { setSaved, getShownText, start, queryClient } = openTab(world);
    start();
    await waitFor(() => expect(world.server.requests).toEqual(['load 0']));
    await Promise.all([setSaved('v9', true), setSaved('v1', false)]);
    release();
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 true');
    await waitFor(() => expect([queryClient.isFetching(), queryClient.isMutating()]).toEqual([0, 0]));
    await expect.poll(getShownText).toBe('v1 false, v2 true, v9 true');
  });

  it('a waiting press is not sent, and restores no entry, after its viewer has signed out', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved, queryClient, stop: stopSync } = await openSyncedTab(world);
    const { respond, release } = delayResponse();
    world.server.next.save.push(respond);
    void setSaved('v9', true);
    void setSaved('v9', false);
    await waitFor(() => expect(world.server.requests).toEqual(['add v9']));
    // Does what the shell does at sign-out.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === 'own' });
    stopSync();
    cleanup();
    release();
    await waitForNextTick();
    expect(world.server.requests).toEqual(['add v9']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('several tabs', () => {
  it('a tab shows its own writes and the writes of other tabs', async () => {
    const world = createServer('v1', 'v2');
    const a = await openSyncedTab(world);
    const b = await openSyncedTab(world);
    await a.setSaved('v9', true);
    await expect.poll(b.getShownText).toBe('v1 true, v2 true, v9 true');
    await Promise.all([a.setSaved('v1', false), b.setSaved('v2', false)]);
    await expect.poll(a.getShownText).toBe('v1 false, v2 false, v9 true');
    await expect.poll(b.getShownText).toBe('v1 false, v2 false, v9 true');
  });

  it('a write does not reload the tabs of other viewers', async () => {
    const world = createServer('v1', 'v2');
    const { setSaved } = await openSyncedTab(world);
    const otherViewerTab = openTab(world, 'bea');
    otherViewerTab.start();
    await expect.poll(otherViewerTab.getShownText).toBe('v1 true, v2 true, v9 false');
    world.server.requests.length = 0;
    await setSaved('v9', true);
    await act(() => waitForNextTick());
    await waitFor(() => expect(world.server.requests).toEqual(['add v9', 'load 0']));
    await expect.poll(otherViewerTab.getShownText).toBe('v1 true, v2 true, v9 false');
  });

  it('a tab saves and shows entries without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const world = createServer('v1', 'v2');
    const { setSaved, getShownText } = await openSyncedTab(world);
    await setSaved('v9', true);
    await expect.poll(getShownText).toBe('v1 true, v2 true, v9 true');
  });
});

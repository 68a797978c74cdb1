import { setImmediate as turn } from 'node:timers/promises';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { useViewer, useWrite, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, answeredBy, newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncSavedList } from './sync-saved-list.ts';
import { savedListMutation } from './saved-list-mutation.ts';
import type { EditableList } from './saved-list.ts';
import { useSavedList } from './use-saved-list.ts';

/** The message channels of this browser: a message in one tab reaches all others. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server with one list. */
function createServer(...first: string[]) {
  const server = {
    ids: first,
    pageSize: 100,
    asked: [] as string[],
    /** Responses to the next requests of a kind, before the real ones. */
    next: { load: [] as Answer[], save: [] as Answer[] },
  };
  const answer = async <Value,>(kind: 'load' | 'save', what: string, proceed: () => Value): Promise<Value> => {
    server.asked.push(what);
    const scripted = server.next[kind].shift();
    return scripted ? scripted(proceed) : proceed();
  };
  const list: EditableList = {
    name: 'watchlist',
    load: (_api, page) =>
      answer('load', `load ${page}`, () => {
        const end = (page + 1) * server.pageSize;
        const shown = server.ids.slice(page * server.pageSize, end);
        return { entries: shown.map((id) => ({ id })), more: server.ids.length > end };
      }),
    save: (_api, id, kept) =>
      answer('save', `${kept ? 'add' : 'remove'} ${id}`, () => {
        const others = server.ids.filter((other) => other !== id);
        server.ids = kept ? [id, ...others] : others;
        return kept ? { id } : null;
      }),
  };
  return { server, list };
}
type World = ReturnType<typeof createServer>;
type Answer = <Value>(proceed: () => Value) => Value | Promise<Value>;

const granted: Answer = (proceed) => proceed();
const refused: Answer = () => {
  throw new PortalError('network_error');
};
/**
 * A response that the server sends late.
 * @param made default: the real one
 */
function heldBack(made = granted): { answer: Answer; letGo: () => void } {
  const going = Promise.withResolvers<void>();
  return {
    letGo: going.resolve,
    async answer(proceed) {
      const [result] = await Promise.allSettled([(async () => made(proceed))()]);
      await going.promise;
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    },
  };
}

/** A tab of a viewer that shows the state of three media. */
function open({ list }: World, viewer: string | null = 'vera') {
  const queryClient = newQueryClient();
  const api = answeredBy(() => undefined);
  const notify = vi.fn();
  const onFailed = vi.fn();
  const session = createViewerSession(viewer === null ? null : { id: viewer });
  const seen: string[] = [];
  let keep: ((id: string, kept: boolean) => Promise<unknown>) | undefined;
  function Marks() {
    const { isKept, isChanging } = useSavedList(list);
    const write = useWrite();
    const mutation = savedListMutation(list, api, useViewer()?.id);
    keep = (id, kept) => write(mutation, { id, kept });
    const shown = ['v1', 'v2', 'v9'].map((id) => `${id} ${isKept(id) ?? '?'}${isChanging(id) ? '…' : ''}`).join(', ');
    seen.push(shown);
    return <output>{shown}</output>;
  }
  const { container } = render(
    <PageProviders now={0} api={api} queryClient={queryClient} notify={notify}>
      <ViewerProvider value={session}>
        <Marks />
      </ViewerProvider>
    </PageProviders>,
  );
  const shown = () => container.textContent;
  return {
    queryClient,
    notify,
    onFailed,
    seen,
    shown,
    start: () => syncSavedList(list, { api, queryClient }, viewer ?? '', onFailed),
    keep: (id: string, kept: boolean) => keep?.(id, kept) ?? Promise.reject(new Error('not shown')),
  };
}

async function openStarted(world: World) {
  const tab = open(world);
  const stop = tab.start();
  await expect.poll(tab.shown).toBe('v1 true, v2 true, v9 false');
  world.server.asked.length = 0;
  return { ...tab, stop };
}

describe('a viewer’s list', () => {
  it('a viewer’s list is undefined for every id until it has been loaded', async () => {
    const world = createServer('v1');
    const { answer, letGo } = heldBack();
    world.server.next.load.push(answer);
    const { shown, start } = open(world);
    start();
    await waitFor(() => expect(world.server.asked).toEqual(['load 0']));
    expect(shown()).toBe('v1 ?, v2 ?, v9 ?');
    letGo();
    await expect.poll(shown).toBe('v1 true, v2 false, v9 false');
  });

  it('a viewer’s list stops loading when a page adds no entry', async () => {
    const world = createServer('v1');
    world.server.ids = ['v1', 'v1', 'v1', 'v1'];
    world.server.pageSize = 1;
    const { shown, start } = open(world);
    start();
    await expect.poll(shown).toBe('v1 true, v2 ?, v9 ?');
    expect(world.server.asked).toEqual(['load 0', 'load 1']);
  });

  it('a viewer’s list loads up to twenty pages; an entry beyond them may still be saved [ruling-9]', async () => {
    const world = createServer('v1', 'v2', 'v3');
    world.server.pageSize = 1;
    const { shown, start, queryClient } = open(world);
    start();
    await expect.poll(shown).toBe('v1 true, v2 true, v9 false');
    expect(world.server.asked).toEqual(['load 0', 'load 1', 'load 2']);
    cleanup();
    queryClient.clear();
    world.server.ids = Array.from({ length: 30 }, (_, index) => `v${index - 10}`);
    world.server.pageSize = 1;
    const long = open(world);
    world.server.asked.length = 0;
    long.start();
    await expect.poll(long.shown).toBe('v1 true, v2 true, v9 true');
    world.server.ids.unshift('new');
    long.start();
    await expect.poll(long.shown).toBe('v1 true, v2 true, v9 ?');
    expect(world.server.asked).toHaveLength(40);
  });

  it('a viewer’s list reports a failed load, and loads with the first write', async () => {
    const world = createServer('v1', 'v2');
    world.server.next.load.push(refused);
    const { shown, start, onFailed, keep } = open(world);
    start();
    await waitFor(() =>
      expect(onFailed).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'network_error' }),
        expect.any(Function),
      ),
    );
    await keep('v9', true);
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true');
  });

  it('a viewer’s list refuses a visitor’s write without a call', async () => {
    const world = createServer('v1');
    const { keep } = open(world, null);
    expect(await keep('v1', true)).toMatchObject({ kind: 'failed', error: { code: 'unauthorized' } });
    expect(world.server.asked).toEqual([]);
  });

  it('a viewer’s list reports no failed load when a blocker keeps the code of its call from loading [fault-38b]', async () => {
    const world = createServer('v1');
    world.server.next.load.push(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { start, onFailed, queryClient } = open(world);
    const stop = start();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    await turn();
    expect(onFailed).not.toHaveBeenCalled();
    stop();
  });

  it('a viewer’s list reports no failed load after its viewer has left', async () => {
    const world = createServer('v1');
    const { answer, letGo } = heldBack(refused);
    world.server.next.load.push(answer);
    const { start, onFailed, queryClient } = open(world);
    const stop = start();
    await waitFor(() => expect(world.server.asked).toEqual(['load 0']));
    stop();
    letGo();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await turn();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

describe('a press', () => {
  it('a press on Save shows at once, and is saved', async () => {
    const world = createServer('v1', 'v2');
    const { keep, shown } = await openStarted(world);
    const { answer, letGo } = heldBack();
    world.server.next.save.push(answer);
    const adding = keep('v9', true);
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true…');
    letGo();
    await adding;
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true');
    await keep('v1', false);
    await expect.poll(shown).toBe('v1 false, v2 true, v9 true');
    expect(world.server.asked, 'the list is not asked anew').toEqual(['add v9', 'remove v1']);
  });

  it('a press on Save is undone and reported when the call fails', async () => {
    const world = createServer('v1', 'v2');
    const { keep, shown, notify } = await openStarted(world);
    world.server.next.save.push(refused, refused);
    expect(await keep('v9', true)).toMatchObject({ kind: 'failed', error: { code: 'network_error' } });
    expect(await keep('v1', false)).toMatchObject({ kind: 'failed' });
    await expect.poll(shown).toBe('v1 true, v2 true, v9 false');
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the first', [refused], 'v9 false', []],
    ['the second', [granted, refused], 'v9 true', ['v9']],
    ['both', [refused, refused], 'v9 false', []],
  ] satisfies [string, Answer[], string, string[]][])(
    'two presses on Save at once show the server’s state when %s fail',
    async (_, answers, end, kept) => {
      const world = createServer('v1', 'v2');
      const { keep, shown } = await openStarted(world);
      world.server.next.save.push(...answers);
      await Promise.all([keep('v9', true), keep('v9', false)]);
      await expect.poll(shown).toBe(`v1 true, v2 true, ${end}`);
      expect(world.server.ids).toEqual([...kept, 'v1', 'v2']);
    },
  );

  it('a press on Save shows the server’s state after a lost answer', async () => {
    const world = createServer('v1', 'v2');
    const { shown, notify, keep } = await openStarted(world);
    world.server.next.save.push((proceed) => {
      proceed();
      throw new PortalError('network_error');
    });
    await act(() => keep('v9', true));
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true');
    expect(notify).toHaveBeenCalledOnce();
  });

  it('the last press on Save stays shown while an earlier write fails', async () => {
    const world = createServer('v1', 'v2');
    const { keep, shown, seen } = await openStarted(world);
    const { answer, letGo } = heldBack(refused);
    world.server.next.save.push(answer);
    const presses = Promise.all([keep('v9', true), keep('v9', false), keep('v9', true)]);
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true…');
    seen.length = 0;
    letGo();
    await presses;
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true');
    expect(seen.filter((text) => text.includes('v9 false'))).toEqual([]);
    expect(world.server.ids).toContain('v9');
  });

  it('the answer of an older load does not undo a press on Save', async () => {
    const world = createServer('v1', 'v2');
    const { answer, letGo } = heldBack();
    world.server.next.load.push(answer);
    const { keep, shown, start, queryClient } = open(world);
    start();
    await waitFor(() => expect(world.server.asked).toEqual(['load 0']));
    await Promise.all([keep('v9', true), keep('v1', false)]);
    letGo();
    await expect.poll(shown).toBe('v1 false, v2 true, v9 true');
    await waitFor(() => expect([queryClient.isFetching(), queryClient.isMutating()]).toEqual([0, 0]));
    await expect.poll(shown).toBe('v1 false, v2 true, v9 true');
  });

  it('a pending press is not sent and restores no entry when its viewer has signed out', async () => {
    const world = createServer('v1', 'v2');
    const { keep, queryClient, stop } = await openStarted(world);
    const { answer, letGo } = heldBack();
    world.server.next.save.push(answer);
    void keep('v9', true);
    void keep('v9', false);
    await waitFor(() => expect(world.server.asked).toEqual(['add v9']));
    // The shell does the same at sign-out.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === 'own' });
    stop();
    cleanup();
    letGo();
    await turn();
    expect(world.server.asked).toEqual(['add v9']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('several tabs', () => {
  it('tabs show each other’s writes, and keep their own', async () => {
    const world = createServer('v1', 'v2');
    const a = await openStarted(world);
    const b = await openStarted(world);
    await a.keep('v9', true);
    await expect.poll(b.shown).toBe('v1 true, v2 true, v9 true');
    await Promise.all([a.keep('v1', false), b.keep('v2', false)]);
    await expect.poll(a.shown).toBe('v1 false, v2 false, v9 true');
    await expect.poll(b.shown).toBe('v1 false, v2 false, v9 true');
  });

  it('tabs of other viewers do not reload', async () => {
    const world = createServer('v1', 'v2');
    const { keep } = await openStarted(world);
    const bea = open(world, 'bea');
    bea.start();
    await expect.poll(bea.shown).toBe('v1 true, v2 true, v9 false');
    world.server.asked.length = 0;
    await keep('v9', true);
    await act(() => turn());
    expect(world.server.asked).toEqual(['add v9']);
    await expect.poll(bea.shown).toBe('v1 true, v2 true, v9 false');
  });

  it('a tab saves and shows entries without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const world = createServer('v1', 'v2');
    const { keep, shown } = await openStarted(world);
    await keep('v9', true);
    await expect.poll(shown).toBe('v1 true, v2 true, v9 true');
  });
});

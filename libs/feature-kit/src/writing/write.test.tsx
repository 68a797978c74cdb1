// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { mutationOptions, onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient, PageProviders } from '../testing/page-providers.tsx';
import { usePendingWrites } from './use-pending-writes.ts';
import { useWrite, type WriteVariables } from './write.ts';

interface Titled extends WriteVariables {
  title: string;
}

/** Calls that the test answers, in their order. */
let calls: { wish: Titled; answer: PromiseWithResolvers<string> }[];
beforeEach(() => void (calls = []));
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const naming = mutationOptions({
  mutationKey: ['names'],
  mutationFn: (wish: Titled) => {
    const answer = Promise.withResolvers<string>();
    calls.push({ wish, answer });
    return answer.promise;
  },
});

function show(mutation = naming) {
  const notify = vi.fn();
  const queryClient = newQueryClient();
  let write: ReturnType<typeof useWrite> | undefined;
  function Names() {
    write = useWrite();
    return <output>{usePendingWrites(mutation).map(({ id, title }) => `${id}: ${title} `)}</output>;
  }
  render(
    <PageProviders now={0} notify={notify} queryClient={queryClient}>
      <Names />
    </PageProviders>,
  );
  const name = (id: string, title: string) => {
    if (!write) throw new Error('not shown');
    return write(mutation, { id, title });
  };
  return { name, notify, queryClient, shown: () => screen.getByRole('status').textContent };
}

const sent = () => calls.map(({ wish }) => `${wish.id}: ${wish.title}`);
const until = (count: number) => waitFor(() => expect(calls).toHaveLength(count));

describe('a write', () => {
  it('a write is shown while it is pending, and no longer', async () => {
    const { name, shown } = show();
    const written = name('1', 'Derby');
    await waitFor(() => expect(shown()).toBe('1: Derby '));
    calls[0]?.answer.resolve('Derby!');
    expect(await written).toEqual({ kind: 'written', answer: 'Derby!' });
    await waitFor(() => expect(shown()).toBe(''));
  });

  it('a write is one call when it is pressed twice, and may be pressed again after it has ended', async () => {
    const { name } = show();
    const first = name('1', 'Derby');
    expect(await name('1', 'Derby')).toEqual({ kind: 'repeated' });
    await until(1);
    calls[0]?.answer.resolve('');
    await first;
    void name('1', 'Derby');
    await until(2);
  });

  it('a write waits for an earlier one with the same id, and not for others', async () => {
    const { name } = show();
    void name('1', 'Derby');
    const back = name('1', 'Final');
    void name('1', 'Derby');
    void name('2', 'Cup');
    await until(2);
    expect(sent()).toEqual(['1: Derby', '2: Cup']);
    calls[0]?.answer.reject(new PortalError('server_error'));
    await until(3);
    calls[2]?.answer.resolve('');
    expect(await back).toMatchObject({ kind: 'written' });
    await until(4);
    expect(sent()).toEqual(['1: Derby', '2: Cup', '1: Final', '1: Derby']);
  });

  it('a write that fails shows one toast and returns the error as a value', async () => {
    const { name, notify } = show();
    const written = name('1', 'Derby');
    await until(1);
    calls[0]?.answer.reject(new PortalError('offline'));
    expect(await written).toMatchObject({ kind: 'failed', error: { code: 'offline' } });
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', expect.any(String));
  });

  it('a failed write causes no toast when the caller shows the failure itself', async () => {
    const { name, notify } = show({ ...naming, meta: { failure: 'shown' } });
    const written = name('1', 'Derby');
    await until(1);
    calls[0]?.answer.reject(new Error());
    expect(await written).toMatchObject({ kind: 'failed' });
    expect(notify).not.toHaveBeenCalled();
  });

  it('a write fails at once without a network, and is not sent later', async () => {
    onlineManager.setOnline(false);
    const { name } = show();
    const written = name('1', 'Derby');
    await until(1);
    calls[0]?.answer.reject(new PortalError('offline'));
    expect(await written).toMatchObject({ kind: 'failed' });
    act(() => onlineManager.setOnline(true));
    await turn();
    expect(calls).toHaveLength(1);
  });

  it('a failed write causes no toast when its viewer has signed out', async () => {
    const { name, notify, queryClient } = show();
    const written = name('1', 'Derby');
    await until(1);
    queryClient.getMutationCache().clear();
    calls[0]?.answer.reject(new PortalError('unauthorized'));
    expect(await written).toMatchObject({ kind: 'failed' });
    expect(notify).not.toHaveBeenCalled();
  });
});

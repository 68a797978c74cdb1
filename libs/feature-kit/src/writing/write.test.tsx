// @vitest-environment jsdom
import { setImmediate as waitForTasks } from 'node:timers/promises';
import { mutationOptions, onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient, PageProviders } from '../testing/page-providers.tsx';
import { usePendingWrites, useWrite, type WriteMutation, type WriteVariables } from './write.ts';

interface RenameVariables extends WriteVariables {
  title: string;
}

/** Calls that the test answers, in their order. */
let calls: { variables: RenameVariables; response: PromiseWithResolvers<string> }[];
beforeEach(() => void (calls = []));
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const renameMutation = mutationOptions({
  mutationKey: ['names'],
  mutationFn: (variables: RenameVariables) => {
    const response = Promise.withResolvers<string>();
    calls.push({ variables, response });
    return response.promise;
  },
});

function renderTitles(mutation: WriteMutation<string, RenameVariables> = renameMutation) {
  const notify = vi.fn();
  const queryClient = newQueryClient();
  let write: ReturnType<typeof useWrite> | undefined;
  function PendingTitles() {
    write = useWrite();
    return <output>{usePendingWrites(mutation).map(({ id, title }) => `${id}: ${title} `)}</output>;
  }
  render(
    <PageProviders now={0} notify={notify} queryClient={queryClient}>
      <PendingTitles />
    </PageProviders>,
  );
  const writeTitle = (id: string, title: string) => {
    if (!write) throw new Error('the component has not rendered');
    return write(mutation, { id, title });
  };
  return { writeTitle, notify, queryClient, getPendingTitles: () => screen.getByRole('status').textContent };
}

const getSentTitles = () => calls.map(({ variables }) => `${variables.id}: ${variables.title}`);
const waitForCalls = (count: number) => waitFor(() => expect(calls).toHaveLength(count));

describe('a write', () => {
  it('a write is shown only while it is pending', async () => {
    const { writeTitle, getPendingTitles } = renderTitles();
    const renamePromise = writeTitle('1', 'Derby');
    await waitFor(() => expect(getPendingTitles()).toBe('1: Derby '));
    calls[0]?.response.resolve('Derby!');
    expect(await renamePromise).toEqual({ kind: 'written', answer: 'Derby!' });
    await waitFor(() => expect(getPendingTitles()).toBe(''));
  });

  it('two presses at once send one call, and a press after the call’s end sends another call', async () => {
    const { writeTitle } = renderTitles();
    const firstRenamePromise = writeTitle('1', 'Derby');
    expect(await writeTitle('1', 'Derby')).toEqual({ kind: 'repeated' });
    await waitForCalls(1);
    calls[0]?.response.resolve('');
    await firstRenamePromise;
    void writeTitle('1', 'Derby');
    await waitForCalls(2);
  });

  it('a write waits for an earlier write with the same id, but not for other writes', async () => {
    const { writeTitle } = renderTitles();
    void writeTitle('1', 'Derby');
    const renameBackPromise = writeTitle('1', 'Final');
    void writeTitle('1', 'Derby');
    void writeTitle('2', 'Cup');
    await waitForCalls(2);
    expect(getSentTitles()).toEqual(['1: Derby', '2: Cup']);
    calls[0]?.response.reject(new PortalError('server_error'));
    await waitForCalls(3);
    calls[2]?.response.resolve('');
    expect(await renameBackPromise).toMatchObject({ kind: 'written' });
    await waitForCalls(4);
    expect(getSentTitles()).toEqual(['1: Derby', '2: Cup', '1: Final', '1: Derby']);
  });

  it('a write that fails shows one toast and returns the error as a value', async () => {
    const { writeTitle, notify } = renderTitles();
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new PortalError('offline'));
    expect(await renamePromise).toMatchObject({ kind: 'failed', error: { code: 'offline' } });
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', expect.any(String));
  });

  it('a failed write causes no toast when the caller shows the failure itself', async () => {
    const { writeTitle, notify } = renderTitles({ ...renameMutation, meta: { failure: 'shown' } });
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new Error());
    expect(await renamePromise).toMatchObject({ kind: 'failed' });
    expect(notify).not.toHaveBeenCalled();
  });

  it('a write fails at once without a network, and is not sent later', async () => {
    onlineManager.setOnline(false);
    const { writeTitle } = renderTitles();
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new PortalError('offline'));
    expect(await renamePromise).toMatchObject({ kind: 'failed' });
    act(() => onlineManager.setOnline(true));
    await waitForTasks();
    expect(calls).toHaveLength(1);
  });

  it('a failed write causes no toast when its viewer has signed out', async () => {
    const { writeTitle, notify, queryClient } = renderTitles();
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    queryClient.getMutationCache().clear();
    calls[0]?.response.reject(new PortalError('unauthorized'));
    expect(await renamePromise).toMatchObject({ kind: 'failed' });
    expect(notify).not.toHaveBeenCalled();
  });

  it('a write without an answer is looked up, and is not sent again when the backend has it [fault-9w]', async () => {
    const lookUp = vi.fn(async () => 'Derby');
    const { writeTitle, notify } = renderTitles({ ...renameMutation, lookUp });
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new PortalError('timeout'));
    expect(await renamePromise).toEqual({ kind: 'written', answer: 'Derby' });
    expect(notify).not.toHaveBeenCalled();
  });

  it('a second press after a lost answer looks the write up instead of sending it again [fault-9w]', async () => {
    const lookUp = vi.fn<() => Promise<string | undefined>>(() => Promise.reject(new PortalError('network_error')));
    const { writeTitle } = renderTitles({ ...renameMutation, lookUp });
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new PortalError('network_error'));
    expect(await renamePromise).toMatchObject({ kind: 'failed' });
    expect(await writeTitle('1', 'Derby'), 'a failed look-up fails the write').toMatchObject({ kind: 'failed' });
    lookUp.mockResolvedValueOnce('Derby');
    expect(await writeTitle('1', 'Derby')).toEqual({ kind: 'written', answer: 'Derby' });
    expect(calls).toHaveLength(1);
  });

  it('a refused write is not looked up [fault-9w]', async () => {
    const lookUp = vi.fn(async () => 'Derby');
    const { writeTitle } = renderTitles({ ...renameMutation, lookUp });
    const renamePromise = writeTitle('1', 'Derby');
    await waitForCalls(1);
    calls[0]?.response.reject(new PortalError('title_required', { status: 400 }));
    expect(await renamePromise).toMatchObject({ kind: 'failed', error: { code: 'title_required' } });
    expect(lookUp).not.toHaveBeenCalled();
  });
});

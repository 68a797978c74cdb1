import { PortalError } from '@touchline/contract';
import { createStubApi, newQueryClient } from '@touchline/feature-kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSavedList } from './load-saved-list.ts';
import type { EditableList } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';
import { writeSavedList } from './write-saved-list.ts';

type Outcome = 'answered' | 'refused' | 'lost on the way' | 'answer lost';
type Act = { kind: 'write'; id: string; kept: boolean; outcome: Outcome } | { kind: 'other tab' };

const ids = fc.constantFrom('a', 'b', 'c');
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      id: ids,
      kept: fc.boolean(),
      outcome: fc.constantFrom<Outcome>('answered', 'answered', 'refused', 'lost on the way', 'answer lost'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'other tab' as const }) },
);

const viewer = 'vera';
const api = createStubApi(() => undefined);

/** A list of a server, whose requests arrive and whose answers return in any order. */
class Story {
  readonly #scheduler: fc.Scheduler;
  readonly #queryClient = newQueryClient();
  readonly #outcomes: Outcome[] = [];
  readonly #lastWrites = new Map<string, Promise<void>>();
  #serverIds = ['a'];
  #requestCount = 0;
  readonly faults: string[] = [];

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
  }

  async #travel<Value>(work: () => Value): Promise<Value> {
    this.#requestCount += 1;
    await this.#scheduler.schedule(Promise.resolve(), 'the request arrives');
    const value = work();
    await this.#scheduler.schedule(Promise.resolve(), 'the answer returns');
    return value;
  }

  readonly #list: EditableList = {
    name: 'watchlist',
    load: () => this.#travel(() => ({ entries: this.#serverIds.map((id) => ({ id })), more: false })),
    save: async (_, id, kept) => {
      const outcome = this.#outcomes.shift() ?? 'answered';
      await this.#travel(() => {
        if (outcome === 'answered' || outcome === 'answer lost') this.#change(id, kept);
      });
      if (outcome === 'refused') throw new PortalError('conflict', { status: 409, retryable: false });
      if (outcome !== 'answered') throw new PortalError('network_error');
      return kept ? { id } : null;
    },
  };

  #change(id: string, kept: boolean): void {
    const otherIds = this.#serverIds.filter((otherId) => otherId !== id);
    this.#serverIds = kept ? [id, ...otherIds] : otherIds;
  }

  load(): Promise<void> {
    return loadSavedList(this.#queryClient, api, this.#list, viewer).catch((error: unknown) => this.#checkError(error));
  }

  #checkError(error: unknown): void {
    if (!(error instanceof PortalError)) this.faults.push(`throws ${String(error)}`);
  }

  async #write({ id, kept, outcome }: Extract<Act, { kind: 'write' }>): Promise<void> {
    this.#outcomes.push(outcome);
    try {
      await writeSavedList(this.#queryClient, api, this.#list, viewer, { id, kept });
    } catch (error) {
      this.#checkError(error);
    }
  }

  async carryOut(act: Act): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), act.kind);
    if (act.kind === 'other tab') {
      this.#change('of the other tab', true);
      return this.load();
    }
    // A component waits for the earlier write of the same item.
    const write = (this.#lastWrites.get(act.id) ?? Promise.resolve()).then(() => this.#write(act));
    this.#lastWrites.set(act.id, write);
    return write;
  }

  check(actCount: number): void {
    const { data, fetchStatus } = this.#queryClient.getQueryState<SavedListData>(
      savedListQuery(this.#list, viewer).queryKey,
    ) ?? { fetchStatus: 'none' };
    if (fetchStatus !== 'idle') this.faults.push(`is ${fetchStatus}`);
    const shownIds = [...(data?.entries.keys() ?? [])];
    if (shownIds.toSorted().join() !== this.#serverIds.toSorted().join())
      this.faults.push(`shows ${shownIds.join()}, the server has ${this.#serverIds.join()}`);
    if (this.#requestCount > 2 * actCount + 1) this.faults.push(`${this.#requestCount} requests`);
  }
}

test('a saved list shows what the server has, for lost, refused and reordered writes', async () => {
  const isSound = async (scheduler: fc.Scheduler, all: readonly Act[]): Promise<void> => {
    const story = new Story(scheduler);
    const loaded = story.load();
    const done = Promise.all(all.map((act) => story.carryOut(act)));
    await scheduler.waitIdle();
    await Promise.all([loaded, done]);
    await scheduler.waitIdle();
    story.check(all.length);
    expect(story.faults).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.scheduler(), fc.array(acts, { maxLength: 5 }), isSound), {
    seed: 20_261_129,
    numRuns: 300,
  });
}, 30_000);

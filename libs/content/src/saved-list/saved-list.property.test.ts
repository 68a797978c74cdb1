import { PortalError } from '@touchline/contract';
import { createStubApi, newQueryClient } from '@touchline/feature-kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSavedList } from './load-saved-list.ts';
import type { EditableList } from './saved-list.ts';
import { type SavedListData, savedListQuery } from './saved-list-query.ts';
import { writeSavedList } from './write-saved-list.ts';

type Outcome = 'answered' | 'refused' | 'lost on the way' | 'answer lost';
type Step = { kind: 'write'; id: string; isSaved: boolean; outcome: Outcome } | { kind: 'other tab' };

const ids = fc.constantFrom('a', 'b', 'c');
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      id: ids,
      isSaved: fc.boolean(),
      outcome: fc.constantFrom<Outcome>('answered', 'answered', 'refused', 'lost on the way', 'answer lost'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'other tab' as const }) },
);

const viewer = 'vera';
const api = createStubApi(() => undefined);

/** A server's list. Its requests arrive, and its responses return, in any order. */
class Scenario {
  readonly #scheduler: fc.Scheduler;
  readonly #queryClient = newQueryClient();
  readonly #outcomes: Outcome[] = [];
  readonly #lastWrites = new Map<string, Promise<void>>();
  #serverIds = ['a'];
  #requestCount = 0;
  readonly violations: string[] = [];

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
  }

  async #sendRequest<Value>(handleRequest: () => Value): Promise<Value> {
    this.#requestCount += 1;
    await this.#scheduler.schedule(Promise.resolve(), 'the request arrives');
    const value = handleRequest();
    await this.#scheduler.schedule(Promise.resolve(), 'the answer returns');
    return value;
  }

  readonly #list: EditableList = {
    name: 'watchlist',
    load: () => this.#sendRequest(() => ({ entries: this.#serverIds.map((id) => ({ id })), more: false })),
    save: async (_, id, isSaved) => {
      const outcome = this.#outcomes.shift() ?? 'answered';
      await this.#sendRequest(() => {
        if (outcome === 'answered' || outcome === 'answer lost') this.#change(id, isSaved);
      });
      if (outcome === 'refused') throw new PortalError('conflict', { status: 409, retryable: false });
      if (outcome !== 'answered') throw new PortalError('network_error');
      return isSaved ? { id } : null;
    },
  };

  #change(id: string, isSaved: boolean): void {
    const otherIds = this.#serverIds.filter((otherId) => otherId !== id);
    this.#serverIds = isSaved ? [id, ...otherIds] : otherIds;
  }

  load(): Promise<void> {
    return loadSavedList(this.#queryClient, api, this.#list, viewer).catch((error: unknown) => this.#checkError(error));
  }

  #checkError(error: unknown): void {
    if (!(error instanceof PortalError)) this.violations.push(`throws ${String(error)}`);
  }

  async #write({ id, isSaved, outcome }: Extract<Step, { kind: 'write' }>): Promise<void> {
    this.#outcomes.push(outcome);
    try {
      await writeSavedList(this.#queryClient, api, this.#list, viewer, { id, isSaved });
    } catch (error) {
      this.#checkError(error);
    }
  }

  async runStep(step: Step): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), step.kind);
    if (step.kind === 'other tab') {
      this.#change('of the other tab', true);
      return this.load();
    }
    // A component waits for the earlier write of the same item.
    const write = (this.#lastWrites.get(step.id) ?? Promise.resolve()).then(() => this.#write(step));
    this.#lastWrites.set(step.id, write);
    return write;
  }

  check(stepCount: number): void {
    const { data, fetchStatus } = this.#queryClient.getQueryState<SavedListData>(
      savedListQuery(this.#list, viewer).queryKey,
    ) ?? { fetchStatus: 'none' };
    if (fetchStatus !== 'idle') this.violations.push(`is ${fetchStatus}`);
    const shownIds = [...(data?.entries.keys() ?? [])];
    if (shownIds.toSorted().join() !== this.#serverIds.toSorted().join())
      this.violations.push(`shows ${shownIds.join()}, the server has ${this.#serverIds.join()}`);
    if (this.#requestCount > 2 * stepCount + 1) this.violations.push(`${this.#requestCount} requests`);
  }
}

test('a saved list shows what the server has, after lost, refused and reordered writes', async () => {
  const checkList = async (scheduler: fc.Scheduler, steps: readonly Step[]): Promise<void> => {
    const scenario = new Scenario(scheduler);
    const loaded = scenario.load();
    const stepsDone = Promise.all(steps.map((step) => scenario.runStep(step)));
    await scheduler.waitIdle();
    await Promise.all([loaded, stepsDone]);
    await scheduler.waitIdle();
    scenario.check(steps.length);
    expect(scenario.violations).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.scheduler(), fc.array(steps, { maxLength: 5 }), checkList), {
    seed: 20_261_129,
    numRuns: 300,
  });
}, 30_000);

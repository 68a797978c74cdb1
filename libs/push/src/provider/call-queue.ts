type Call<Provider> = (provider: Provider) => unknown;

/** Calls to somebody who may not be there yet. */
export interface CallQueue<Provider> {
  /** Made at once, or in its turn as soon as they are there. */
  call: (call: Call<Provider>) => void;
  /** They are there: what waited is made, in order. */
  open: (provider: Provider) => void;
}

/** How many calls wait: each says how things are, so that the oldest says the least. */
const most = 100;

/** @param onError hears of each call that fails, thrown or rejected; the others are made all the same */
export function createCallQueue<Provider>(onError: (error: unknown) => void): CallQueue<Provider> {
  let waiting: readonly Call<Provider>[] = [];
  let there: Provider | undefined;

  const make = (call: Call<Provider>, provider: Provider): void => {
    try {
      Promise.resolve(call(provider)).catch(onError);
    } catch (error) {
      onError(error);
    }
  };

  return {
    call(call) {
      if (there !== undefined) make(call, there);
      else waiting = [...waiting.slice(1 - most), call];
    },
    open(provider) {
      there = provider;
      const calls = waiting;
      waiting = [];
      for (const call of calls) make(call, provider);
    },
  };
}

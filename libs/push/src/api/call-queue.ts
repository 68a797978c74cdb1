type Call<Provider> = (provider: Provider) => unknown;

/** Calls to a provider that may still be loading. */
export interface CallQueue<Provider> {
  /** Makes the call at once, or in its turn when the provider is ready. */
  call: (call: Call<Provider>) => void;
  /** Makes the waiting calls in order. */
  openQueue: (provider: Provider) => void;
}

/** Above the limit the oldest calls are dropped, because a later call replaces the setting of an earlier one. */
const maxCalls = 100;

/** @param onError receives the error of each call that throws or rejects; the other calls are made */
export function createCallQueue<Provider>(onError: (error: unknown) => void): CallQueue<Provider> {
  let queuedCalls: readonly Call<Provider>[] = [];
  let currentProvider: Provider | undefined;

  const runCall = (call: Call<Provider>, provider: Provider): void => {
    try {
      Promise.resolve(call(provider)).catch(onError);
    } catch (error) {
      onError(error);
    }
  };

  return {
    call(call) {
      if (currentProvider !== undefined) runCall(call, currentProvider);
      else queuedCalls = [...queuedCalls.slice(1 - maxCalls), call];
    },
    openQueue(provider) {
      currentProvider = provider;
      const calls = queuedCalls;
      queuedCalls = [];
      for (const call of calls) runCall(call, provider);
    },
  };
}

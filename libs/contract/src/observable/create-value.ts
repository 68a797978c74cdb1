/** Functions that are called at each event. */
export interface Listeners<Arguments extends unknown[] = []> {
  /** @returns a function that removes the listener */
  add: (listener: (...values: Arguments) => void) => () => void;
  call: (...values: Arguments) => void;
}

/** Creates an empty list of listeners. */
export function createListeners<Arguments extends unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...values: Arguments) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call: (...values) => listeners.forEach((listener) => listener(...values)),
  };
}

/** A value whose changes call listeners. Its functions fit React's `useSyncExternalStore`. */
export interface WritableValue<Type> {
  get: () => Type;
  set: (value: Type) => void;
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a value. The same value again calls no listener. */
export function createValue<Type>(initialValue: Type): WritableValue<Type> {
  const listeners = createListeners();
  let value = initialValue;
  return {
    get: () => value,
    set(nextValue) {
      if (Object.is(nextValue, value)) return;
      value = nextValue;
      listeners.call();
    },
    subscribe: listeners.add,
  };
}

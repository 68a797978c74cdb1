/** A value that notifies of its changes. Fits useSyncExternalStore. */
export interface Value<Type> {
  get(): Type;
  subscribe(listener: () => void): () => void;
}

export interface WritableValue<Type> extends Value<Type> {
  set(value: Type): void;
}

export function createValue<Type>(start: Type): WritableValue<Type> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

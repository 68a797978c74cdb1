import { PortalError } from '../wire/portal-error.ts';

/**
 * Loads a value once and caches it; the call after a failed load tries again. Repeating an `import()` would be slower,
 * because even for loaded code it waits until the browser has painted.
 */
export function lazyOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let currentLoad: Promise<Value> | undefined;
  return () => {
    if (currentLoad) return currentLoad;
    const startedLoad = load();
    currentLoad = startedLoad;
    startedLoad.catch(() => (currentLoad = undefined));
    return startedLoad;
  };
}

/**
 * {@link lazyOnce} for code.
 * @throws PortalError network_error if the code cannot be loaded
 */
export const lazyCode = <Code>(load: () => Promise<Code>): (() => Promise<Code>) =>
  lazyOnce(() =>
    load().catch((cause: unknown) => {
      throw new PortalError('network_error', { cause });
    }),
  );

type AsyncMethods<Client> = {
  [Name in keyof Client]: Client[Name] extends (...values: never[]) => Promise<unknown> ? Name : never;
}[keyof Client];

/**
 * Creates the methods of an object that loads with the first call. Calls before the end of the load wait, and are made
 * in order; they reject if the load fails.
 *
 * @example
 * const { signIn, signOut } = lazyClient(loadSession, ['signIn', 'signOut']);
 */
export function lazyClient<Client extends object, Name extends AsyncMethods<Client>>(
  load: () => Promise<Client>,
  methods: readonly Name[],
): Pick<Client, Name> {
  const entries = methods.map((name) => [
    name,
    async (...values: never[]) => {
      const client = await load();
      // `AsyncMethods` ensures that the member is an async function.
      return (client[name] as (...values: never[]) => Promise<unknown>)(...values);
    },
  ]);
  return Object.fromEntries(entries);
}

import { PortalError } from '../wire/portal-error.ts';

/**
 * Loads once and keeps the result; the next call retries a failed load. Even for loaded code each `import()` waits for
 * the browser's drawing, which would delay a pressed link.
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
 * `lazyOnce` for code.
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
 * Methods of an object that loads with the first call. Earlier calls wait and are then made in their order; a call
 * rejects if the object cannot be loaded.
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
      // `AsyncMethods` has checked the type.
      return (client[name] as (...values: never[]) => Promise<unknown>)(...values);
    },
  ]);
  return Object.fromEntries(entries);
}

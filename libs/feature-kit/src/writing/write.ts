import { hashKey, type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type PortalError, toPortalError } from '@touchline/contract';

/** What a viewer wants, of one thing. */
export interface Wish {
  /** The thing's: wishes of the same thing are sent one after the other. */
  readonly id: string;
}

/** A mutation as this library carries it out: made with TanStack's `mutationOptions`, beside the query that it changes. */
export type Writing<Answer, W extends Wish> = MutationOptions<Answer, Error, W> & {
  /** The same for all wishes of this kind. */
  mutationKey: readonly unknown[];
};

/**
 * What came of a wish. A failure is a value, and has been shown already unless the mutation says `failure: 'shown'`.
 * `repeated`: the same was wanted already and is under way; whoever wanted it first hears how it ends.
 */
export type Written<Answer> =
  | { kind: 'written'; answer: Answer }
  | { kind: 'failed'; error: PortalError }
  | { kind: 'repeated' };

/**
 * Carries out a wish; never throws. Components take `useWrite`. Wishes of one thing go to the server one after the other, so that the
 * last one stays; one that is under way already is not sent again.
 */
export async function write<Answer, W extends Wish>(
  client: QueryClient,
  mutation: Writing<Answer, W>,
  wish: W,
): Promise<Written<Answer>> {
  const cache = client.getMutationCache();
  const { mutationKey, scope = { id: wish.id } } = mutation;
  const before = cache
    .findAll({ mutationKey, exact: true, status: 'pending' })
    .findLast(({ options }) => options.scope?.id === scope.id);
  if (before && hashKey([before.state.variables]) === hashKey([wish])) return { kind: 'repeated' };
  try {
    // Without a network it fails like any other: nobody expects it to be sent an hour later.
    const answer = await cache.build(client, { networkMode: 'always', ...mutation, scope }).execute(wish);
    return { kind: 'written', answer };
  } catch (error) {
    return { kind: 'failed', error: toPortalError(error) };
  }
}

/** Carries out a component's wishes: `write(renameClip(api), { id, title })`. */
export function useWrite() {
  const client = useQueryClient();
  return <Answer, W extends Wish>(mutation: Writing<Answer, W>, wish: W): Promise<Written<Answer>> =>
    write(client, mutation, wish);
}

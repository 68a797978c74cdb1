import { hashKey, type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type PortalError, toPortalError } from '@touchline/contract';

/** A write that a viewer has started. */
export interface WriteVariables {
  /** Id of the changed item: writes with the same id are sent one after the other. */
  readonly id: string;
}

/** A mutation for {@link write}: made with TanStack's `mutationOptions`, next to the query that it changes. */
export type WriteMutation<Answer, W extends WriteVariables> = MutationOptions<Answer, Error, W> & {
  /** The same for all writes of this kind. */
  mutationKey: readonly unknown[];
};

/**
 * The result of a write. A failure is a value; a toast has shown it unless the mutation has `failure: 'shown'`.
 * `repeated`: an equal write is pending, and its caller gets the result.
 */
export type WriteOutcome<Answer> =
  | { kind: 'written'; answer: Answer }
  | { kind: 'failed'; error: PortalError }
  | { kind: 'repeated' };

/**
 * Runs a write; never throws. Components use `useWrite`. Writes with one id are sent one after the
 * other, so that the server stores the last one; an equal pending write is not sent again.
 */
export async function write<Answer, W extends WriteVariables>(
  client: QueryClient,
  mutation: WriteMutation<Answer, W>,
  variables: W,
): Promise<WriteOutcome<Answer>> {
  const cache = client.getMutationCache();
  const { mutationKey, scope = { id: variables.id } } = mutation;
  const previousMutation = cache
    .findAll({ mutationKey, exact: true, status: 'pending' })
    .findLast(({ options }) => options.scope?.id === scope.id);
  if (previousMutation && hashKey([previousMutation.state.variables]) === hashKey([variables]))
    return { kind: 'repeated' };
  try {
    // A write without a network fails at once, because viewers do not expect it to be sent an hour later.
    const result = await cache.build(client, { networkMode: 'always', ...mutation, scope }).execute(variables);
    return { kind: 'written', answer: result };
  } catch (error) {
    return { kind: 'failed', error: toPortalError(error) };
  }
}

/** Returns the function that runs a component's writes: `write(renameClipMutation(api), { id, title })`. */
export function useWrite() {
  const client = useQueryClient();
  return <Answer, W extends WriteVariables>(
    mutation: WriteMutation<Answer, W>,
    variables: W,
  ): Promise<WriteOutcome<Answer>> => write(client, mutation, variables);
}

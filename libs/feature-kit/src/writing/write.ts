import {
  hashKey,
  type MutationOptions,
  type QueryClient,
  useQueryClient,
  type Mutation,
  useMutationState,
} from '@tanstack/react-query';
import { isAnswerLost, type PortalError, toPortalError } from '@touchline/contract';

/** A write that a viewer has started. */
export interface WriteVariables {
  /** Id of the changed item: writes with the same id are sent one after the other. */
  readonly id: string;
}

/** A mutation for {@link write}: made with TanStack's `mutationOptions`, next to the query that it changes. */
export type WriteMutation<Answer, W extends WriteVariables> = MutationOptions<Answer, Error, W> & {
  /** The same for all writes of this kind. */
  mutationKey: readonly unknown[];
  /**
   * Looks up a write that must not run twice: after a lost answer, and before the same write is sent again. @returns
   * the write's result if the server has carried it out, else undefined
   */
  lookUp?: (variables: W) => Promise<Answer | undefined>;
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
 * Looks a write up after a lost answer. @param wasLost an equal write has lost its answer, so the look-up comes first
 */
function withLookUp<Answer, W extends WriteVariables>(
  { lookUp, mutationFn, ...others }: WriteMutation<Answer, W>,
  wasLost: boolean,
): WriteMutation<Answer, W> {
  if (!lookUp || !mutationFn) return { ...others, ...(mutationFn && { mutationFn }) };
  return {
    ...others,
    // A lost write stays visible until the viewer retries it or signs out.
    gcTime: Infinity,
    async mutationFn(variables, context) {
      const foundAnswer = wasLost ? await lookUp(variables) : undefined;
      if (foundAnswer !== undefined) return foundAnswer;
      try {
        return await mutationFn(variables, context);
      } catch (error) {
        const answer = isAnswerLost(error) ? await lookUp(variables).catch(() => undefined) : undefined;
        if (answer === undefined) throw error;
        return answer;
      }
    },
  };
}

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
  const lostMutations = cache
    .findAll({ mutationKey, exact: true, status: 'error' })
    .filter(({ state }) => isAnswerLost(state.error) && hashKey([state.variables]) === hashKey([variables]));
  for (const lostMutation of lostMutations) cache.remove(lostMutation);
  try {
    // A write without a network fails at once, because viewers do not expect it to be sent an hour later.
    const options = withLookUp(mutation, lostMutations.length > 0);
    const result = await cache.build(client, { networkMode: 'always', ...options, scope }).execute(variables);
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

/**
 * The pending writes of a mutation, in order. Components apply them to the server's data. A failed write leaves the
 * list, so no rollback is needed.
 */
export function usePendingWrites<Answer, W extends WriteVariables>({
  mutationKey,
}: WriteMutation<Answer, W>): readonly W[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }: Mutation<Answer, Error, W>) => state.variables,
  }).filter((variables) => variables !== undefined);
}

/** The writes of a mutation whose answer is lost and which a look-up has not found. Each can be written again. */
export function useLostWrites<Answer, W extends WriteVariables>({
  mutationKey,
}: WriteMutation<Answer, W>): readonly W[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'error' },
    select: ({ state }: Mutation<Answer, Error, W>) => (isAnswerLost(state.error) ? state.variables : undefined),
  }).filter((variables) => variables !== undefined);
}

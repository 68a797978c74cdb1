import { type Mutation, useMutationState } from '@tanstack/react-query';
import { isAnswerLost } from '@touchline/contract';
import type { WriteVariables, WriteMutation } from './write.ts';

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

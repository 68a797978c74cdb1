import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { WriteVariables, WriteMutation } from './write.ts';

/**
 * The pending writes of a mutation, in order. Components draw the server's data changed by them: a failed write leaves
 * the list, so no rollback is needed.
 */
export function usePendingWrites<Answer, W extends WriteVariables>({
  mutationKey,
}: WriteMutation<Answer, W>): readonly W[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }: Mutation<Answer, Error, W>) => state.variables,
  }).filter((wish) => wish !== undefined);
}

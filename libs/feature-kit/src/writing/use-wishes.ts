import { type Mutation, useMutationState } from '@tanstack/react-query';
import type { Wish, Writing } from './write.ts';

/**
 * The wishes of a kind that are under way, in order. What there is to show is what the server answered, changed by these: a wish that
 * fails is none any more, and nothing has to be put back.
 */
export function useWishes<Answer, W extends Wish>({ mutationKey }: Writing<Answer, W>): readonly W[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }: Mutation<Answer, Error, W>) => state.variables,
  }).filter((wish) => wish !== undefined);
}

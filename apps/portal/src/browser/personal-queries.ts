import type { Query, QueryClient } from '@tanstack/react-query';

/** Whether a query's answer depends on who asks: its `meta.personal` says so. It travels with the page's state. */
export const isPersonal = ({ meta }: { meta?: Record<string, unknown> | undefined }): boolean =>
  meta?.['personal'] === true;

/** Has what depends on the viewer asked again: what is on screen now, the rest when it is shown. Resolves when that is done. */
export function invalidatePersonal(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
}

const isOld = (query: Query): boolean => isPersonal(query) && query.state.isInvalidated;

/**
 * Forgets what a viewer who has left was told. What is on screen stays until its new answer is there, so that a free match plays
 * on; where none is to be had it goes, too.
 */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await invalidatePersonal(queryClient);
  await queryClient.resetQueries({ predicate: isOld, type: 'active' });
}

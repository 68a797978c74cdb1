import type { QueryClient } from '@tanstack/react-query';

/** Whether a query's answer depends on who asks: its `meta.personal` says so. It travels with the page's state. */
export const isPersonal = ({ meta }: { meta?: Record<string, unknown> | undefined }): boolean =>
  meta?.['personal'] === true;

/** Has what depends on the viewer asked again: what is on screen now, the rest when it is shown. */
export function invalidatePersonal(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: isPersonal, refetchType: 'active' });
}

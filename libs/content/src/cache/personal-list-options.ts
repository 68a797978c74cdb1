/** Options of a viewer's own list: it is removed when the viewer signs out, and reloaded when shown after an invalidation. */
export const personalListOptions = {
  meta: { personal: 'own' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

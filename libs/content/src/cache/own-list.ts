/** Options of a viewer's own list: it is removed when the viewer signs out, and loaded again when it was invalidated before it is shown. */
export const ownList = {
  meta: { personal: 'own' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

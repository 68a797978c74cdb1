/** Options of a viewer's own list: sign-out removes it, and an invalidated list is reloaded when it is shown. */
export const personalListOptions = {
  meta: { personal: 'own' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

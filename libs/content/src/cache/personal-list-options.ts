/** Options of a viewer's own list: sign-out removes it, and it is reloaded at its next mount if it is invalidated. */
export const personalListOptions = {
  meta: { personal: 'own' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

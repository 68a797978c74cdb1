/** What a list of a viewer's own says of itself: it goes when they do, and what was written meanwhile has it asked anew. */
export const ownList = {
  meta: { personal: 'own' },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
} as const;

/** What a query says of itself. It travels with a page's state. */
export type QueryMeta = {
  /**
   * The answer depends on who asks. `true`: always; `locks`: where an entry of the list is locked. Both are asked anew when a viewer
   * comes. `own`: it is a viewer's own, with their id in its key, and goes when they do.
   */
  personal?: true | 'locks' | 'own' | undefined;
};

/** What a mutation says of itself. */
export type MutationMeta = {
  /** `shown`: whoever writes shows why it failed. Without it a toast says so. */
  failure?: 'shown' | undefined;
  /** What it is of, as a viewer knows it: the toast names it, for they may have moved on by then. */
  subject?: string | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

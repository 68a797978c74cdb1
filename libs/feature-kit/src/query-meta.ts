/** Properties of a query, also part of a page's state. */
export type QueryMeta = {
  /**
   * How the response depends on the viewer. `true`: in any field; `locks`: only in the locks of list entries. Both are
   * reloaded after a sign-in. `own`: data of one viewer, with their id in its key, which is deleted at sign-out.
   */
  personal?: true | 'locks' | 'own' | undefined;
};

/** Properties of a mutation. */
export type MutationMeta = {
  /** `shown`: the caller shows the failure. Without it a toast does. */
  failure?: 'shown' | undefined;
  /** The name of the changed item. The toast shows it, because the viewer may be on another page by then. */
  subject?: string | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

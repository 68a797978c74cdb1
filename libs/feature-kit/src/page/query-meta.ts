/** Properties of a query, also part of a page's state. */
export type QueryMeta = {
  /**
   * How the response depends on the viewer. `true`: any field may; `locks`: only the locks of list entries. A sign-in
   * reloads these two. `own`: the data of one viewer, whose id is in the query's key. A sign-out deletes it.
   */
  personal?: true | 'locks' | 'own' | undefined;
  /** The response depends on the viewer's club and followed targets. A change of either reloads it. */
  suggested?: true | undefined;
};

/** Properties of a mutation. */
export type MutationMeta = {
  /** `shown`: the caller shows the failure. By default a toast shows it. */
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

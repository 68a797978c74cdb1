/** Facts about a query. A page's state carries them. */
export type QueryMeta = {
  /**
   * How the answer depends on the viewer. `true`: always; `locks`: in the locks of list entries; both are refetched
   * when a viewer signs in. `own`: data of one viewer, with their id in its key, which is deleted when they leave.
   */
  personal?: true | 'locks' | 'own' | undefined;
};

/** Facts about a mutation. */
export type MutationMeta = {
  /** `shown`: the caller shows the failure. Without it a toast does. */
  failure?: 'shown' | undefined;
  /** The name of the changed thing. The toast shows it, because the viewer may be on another page by then. */
  subject?: string | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/** Keys of all data that this library stores in the query cache. Each begins with `content`. */
export const contentKeys = {
  all: ['content'] as const,
  events: ['content', 'event'] as const,
  event: (id: string, idType: 'id' | 'reference_id') => ['content', 'event', idType, id] as const,
  lists: ['content', 'list'] as const,
  list: (call: string, params: object) => ['content', 'list', call, params] as const,
  infinite: (call: string, params: object) => ['content', 'infinite', call, params] as const,
  related: (id: string) => ['content', 'list', 'related', id] as const,
  /**
   * @param subKey the number of programmes from the current one on, or `guide`; without it, the prefix of all keys of
   *   the channel
   */
  programme: (id: string, subKey: number | 'guide' | undefined) =>
    ['content', 'programme', id, subKey ?? 'all'] as const,
  /** How often the backend has sent an address for an event's stream. */
  renewals: (id: string) => ['content', 'renewals', id] as const,
  sportCounts: ['content', 'sport-counts'] as const,
};

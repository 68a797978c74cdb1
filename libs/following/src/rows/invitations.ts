import { storedValue } from '@touchline/feature-kit/storage';

/** The limit of stored viewers; the oldest are dropped. */
const maxViewers = 20;
const maxIdCharacters = 128;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= maxIdCharacters;

/** Ids of viewers. */
const dismissedInvitations = storedValue<readonly string[]>({
  name: 'invited',
  scope: 'browser',
  parse: (rawValue) => (Array.isArray(rawValue) ? rawValue.filter(isId).slice(-maxViewers) : undefined),
  empty: [],
  maxBytes: 10_000,
});

/** Remembers in this browser which viewers have dismissed the invitation to follow. */
export const invitations = {
  isAway: (viewer: string): boolean => dismissedInvitations.get().includes(viewer),
  sendAway: (viewer: string): void =>
    void dismissedInvitations.update((viewers) =>
      [...viewers.filter((otherViewer) => otherViewer !== viewer), viewer].slice(-maxViewers),
    ),
};

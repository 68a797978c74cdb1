import type { EventUrlChange, RemoveUserDevice, UpdateEvent } from '@touchline/contract';

/** Where messages go: to the rooms of the events, and to the user's. */
export interface Publish {
  updateEvent: (message: UpdateEvent) => void;
  eventUrlChange: (message: EventUrlChange) => void;
  removeUserDevice: (message: RemoveUserDevice) => void;
  /** A user's sessions are over, all but one where that is named: their sockets are shut. */
  sessionsEnded: (userId: string, except?: string) => void;
}

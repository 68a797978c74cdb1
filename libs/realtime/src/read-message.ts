import {
  eventUrlChangeSchema,
  readSocketPayload,
  removeUserDeviceSchema,
  updateEventSchema,
  type EventUrlChange,
  type RemoveUserDevice,
  type UpdateEvent,
} from '@touchline/contract';

export { readAcknowledgement } from '@touchline/contract';

interface Messages {
  'update-event': UpdateEvent;
  'event-url-change': EventUrlChange;
  'remove-user-device': RemoveUserDevice;
}

const readers: { [Name in keyof Messages]: (raw: unknown) => Messages[Name] } = {
  'update-event': (raw) => readSocketPayload(updateEventSchema, raw),
  'event-url-change': (raw) => readSocketPayload(eventUrlChangeSchema, raw),
  'remove-user-device': (raw) => readSocketPayload(removeUserDeviceSchema, raw),
};

/** Hands on a message that fits its schema; one that does not is reported and forgotten. */
export function readMessage<Name extends keyof Messages>(
  name: Name,
  raw: unknown,
  onMessage: (message: Messages[Name]) => void,
  onMalformed: (error: unknown) => void,
): void {
  let message: Messages[Name];
  try {
    message = readers[name](raw);
  } catch (error) {
    onMalformed(error);
    return;
  }
  onMessage(message);
}

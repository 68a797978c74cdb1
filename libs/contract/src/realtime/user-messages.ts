import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventId, userId } from '../wire/id-schemas.ts';
import { id, text } from '../wire/values.ts';
import { defineMessage, type MessagePayload } from './socket-message.ts';

const userRoom = z.object({ userId });

/** The client joins a viewer's room. The server refuses unless the handshake's token is that viewer's. */
export const joinUserRoom = defineMessage({ name: 'join-user-room', room: 'user', payload: userRoom });
/** The client leaves a viewer's room. */
export const leaveUserRoom = defineMessage({ name: 'leave-user-room', room: 'user', payload: userRoom });
/** The specification declares this message, and the portal does not use it. */
export const registerSocketUser = defineMessage({ name: 'register-user', room: 'user', payload: userRoom });
/** The specification declares this message, and the portal does not use it. */
export const unregisterSocketUser = defineMessage({ name: 'unregister-user', room: 'user', payload: userRoom });

/** The server reports that a device was removed from the viewer's account, perhaps this device. */
export const removeUserDevice = defineMessage({
  name: 'remove-user-device',
  room: 'user',
  payload: z.object({ userId, deviceId: id, code: z.nullish(text) }),
});
export type RemoveUserDevice = MessagePayload<typeof removeUserDevice>;

/**
 * The server reports each change of the viewer's contracts on any device (decisions, section 5): purchase, renewal,
 * cancellation, end, declined payment. `status` is the contract's, or `declined`.
 */
export const userPurchaseStatus = defineMessage({
  name: 'user-purchase-status',
  room: 'user',
  payload: z.object({ userId, contractId: id, status: text, eventId: z.nullish(eventId), productId: z.nullish(id) }),
});
export type UserPurchaseStatus = MessagePayload<typeof userPurchaseStatus>;

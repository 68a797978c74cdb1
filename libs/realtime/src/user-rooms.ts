import type { RemoveUserDevice } from '@touchline/contract';
import type { Connection } from './connection.ts';
import type { UserRoomListener } from './realtime.ts';

interface UserRooms {
  add(userId: string, listener: UserRoomListener): () => void;
  size(): number;
  /** Joins and leaves until the server knows what is wanted. */
  reconcile(connection: Connection, token: () => string | null): void;
  tell(removal: RemoveUserDevice): void;
  lost(): void;
}

/** The signed-in viewer's room: joined on connect and on login, left on logout (specification, section 4). */
export function createUserRooms(onChange: () => void): UserRooms {
  const listeners = new Map<string, Set<UserRoomListener>>();
  const joined = new Set<string>();
  /** The token each room stays shut to. */
  const refused = new Map<string, string | null>();

  async function join(userId: string, connection: Connection, token: () => string | null): Promise<void> {
    joined.add(userId);
    const carried = connection.handshakeToken();
    if (!(await connection.tellUser('join-user-room', { userId }))) return;
    joined.delete(userId);
    refused.set(userId, carried);
    await Promise.allSettled([...(listeners.get(userId) ?? [])].map((listener) => listener.onRefused()));
    if (token() !== carried) onChange();
  }

  return {
    size: () => listeners.size,
    lost() {
      joined.clear();
      refused.clear();
    },
    add(userId, listener) {
      const mine = { ...listener };
      const room = listeners.get(userId) ?? new Set();
      listeners.set(userId, room.add(mine));
      onChange();
      return () => {
        if (!room.delete(mine)) return;
        if (room.size === 0 && listeners.get(userId) === room) listeners.delete(userId);
        onChange();
      };
    },
    reconcile(connection, token) {
      for (const userId of [...joined].filter((id) => !listeners.has(id))) {
        joined.delete(userId);
        void connection.tellUser('leave-user-room', { userId });
      }
      const missing = [...listeners.keys()].filter((id) => !joined.has(id) && refused.get(id) !== token());
      if (missing.length === 0) return;
      // The server lets only the handshake's user in: an earlier, anonymous handshake has to be made again.
      if (connection.handshakeToken() !== token()) return connection.restart();
      for (const userId of missing) void join(userId, connection, token);
    },
    tell(removal) {
      for (const listener of listeners.get(removal.userId) ?? []) listener.onRemoveDevice(removal);
    },
  };
}

import { joinUserRoom, leaveUserRoom } from '@touchline/contract';
import type { Connection } from './connection.ts';
import type { OnRefused } from './realtime.ts';

interface UserRooms {
  add(userId: string, onRefused: OnRefused): () => void;
  has(userId: string): boolean;
  /** Whether the room was requested and the server has not refused it. */
  isJoined(userId: string): boolean;
  size(): number;
  /** Joins and leaves rooms until the server's rooms are the wanted ones. */
  reconcile(connection: Connection, token: () => string | null): void;
  lost(): void;
}

/** The signed-in viewer's room: joined on connect and on login, left on logout (specification, section 4). */
export function createUserRooms(onChange: () => void): UserRooms {
  const members = new Map<string, Set<OnRefused>>();
  const joined = new Set<string>();
  /** The refused token of each room. */
  const refused = new Map<string, string | null>();

  async function join(userId: string, connection: Connection, token: () => string | null): Promise<void> {
    joined.add(userId);
    const carried = connection.handshakeToken();
    if ((await connection.send(joinUserRoom, { userId })).ok !== false) return;
    joined.delete(userId);
    refused.set(userId, carried);
    await Promise.allSettled([...(members.get(userId) ?? [])].map((onRefused) => onRefused()));
    if (token() !== carried) onChange();
  }

  return {
    size: () => members.size,
    has: (userId) => members.has(userId),
    isJoined: (userId) => joined.has(userId),
    lost() {
      joined.clear();
      refused.clear();
    },
    add(userId, onRefused) {
      const mine = () => onRefused();
      const room = members.get(userId) ?? new Set();
      members.set(userId, room.add(mine));
      onChange();
      return () => {
        if (!room.delete(mine)) return;
        if (room.size === 0 && members.get(userId) === room) members.delete(userId);
        onChange();
      };
    },
    reconcile(connection, token) {
      for (const userId of [...joined].filter((id) => !members.has(id))) {
        joined.delete(userId);
        void connection.send(leaveUserRoom, { userId });
      }
      const missing = [...members.keys()].filter((id) => !joined.has(id) && refused.get(id) !== token());
      if (missing.length === 0) return;
      // The server accepts only the handshake's user, so an anonymous handshake must be repeated.
      if (connection.handshakeToken() !== token()) return connection.restart();
      for (const userId of missing) void join(userId, connection, token);
    },
  };
}

import { joinUserRoom, leaveUserRoom } from '@touchline/contract';
import type { Connection } from './connection.ts';
import type { OnRefused } from './realtime.ts';

interface UserRooms {
  add(userId: string, onRefused: OnRefused): () => void;
  has(userId: string): boolean;
  /** Whether the room was requested and the server has not refused it. */
  isJoined(userId: string): boolean;
  size(): number;
  /** Joins the needed rooms that are not joined, and leaves the others. */
  reconcile(connection: Connection, token: () => string | null): void;
  handleConnectionLoss(): void;
}

/** The signed-in viewer's room: joined on connect and on login, left on logout (specification, section 4). */
export function createUserRooms(onChange: () => void): UserRooms {
  const members = new Map<string, Set<OnRefused>>();
  const joinedIds = new Set<string>();
  /** The refused token of each room. */
  const refusedTokens = new Map<string, string | null>();

  async function join(userId: string, connection: Connection, token: () => string | null): Promise<void> {
    joinedIds.add(userId);
    const handshakeToken = connection.getHandshakeToken();
    if ((await connection.send(joinUserRoom, { userId })).ok !== false) return;
    joinedIds.delete(userId);
    refusedTokens.set(userId, handshakeToken);
    await Promise.allSettled([...(members.get(userId) ?? [])].map((onRefused) => onRefused()));
    if (token() !== handshakeToken) onChange();
  }

  return {
    size: () => members.size,
    has: (userId) => members.has(userId),
    isJoined: (userId) => joinedIds.has(userId),
    handleConnectionLoss() {
      joinedIds.clear();
      refusedTokens.clear();
    },
    add(userId, onRefused) {
      const memberListener = () => onRefused();
      const room = members.get(userId) ?? new Set();
      members.set(userId, room.add(memberListener));
      onChange();
      return () => {
        if (!room.delete(memberListener)) return;
        if (room.size === 0 && members.get(userId) === room) members.delete(userId);
        onChange();
      };
    },
    reconcile(connection, token) {
      for (const userId of [...joinedIds].filter((id) => !members.has(id))) {
        joinedIds.delete(userId);
        void connection.send(leaveUserRoom, { userId });
      }
      const missingIds = [...members.keys()].filter((id) => !joinedIds.has(id) && refusedTokens.get(id) !== token());
      if (missingIds.length === 0) return;
      // The server checks the handshake's token, so a changed token needs a new handshake.
      if (connection.getHandshakeToken() !== token()) return connection.restart();
      for (const userId of missingIds) void join(userId, connection, token);
    },
  };
}

import '../jitless.ts';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import type { SessionEnd } from '../session.ts';
import { getStoredKeys } from '../stored-keys.ts';
import { sessionDataSchema, type SessionData } from './session-data.ts';

/** The reason of the stored session's end. */
export type EndReason = SessionEnd['reason'];

/** The content of storage. Blocked, corrupt or cleared storage is empty, too. */
export type StoredSession =
  | { kind: 'session'; data: SessionData }
  | { kind: 'ended'; reason: EndReason }
  | { kind: 'nothing' };

export interface SessionStorage {
  readStored: () => StoredSession;
  /** Updates the stored session, unless storage contains its end. */
  writeStored: (data: SessionData) => void;
  /** Starts a session, and deletes the stored end of an earlier session. */
  begin: (data: SessionData) => void;
  end: (reason: EndReason) => void;
}

/** The reasons of a session's end, in messages between tabs. */
export const reasonSchema = z.enum(['signed_out', 'expired', 'device_removed', 'device_limit', 'another_viewer']);

/** The stored session of a customer. Never throws: with broken storage the session is only in memory. */
export function createSessionStorage({ storage }: Pick<Platform, 'storage'>, customerId: string): SessionStorage {
  const keys = getStoredKeys(customerId);
  const tryAccess = <Value>(accessStorage: (storage: Storage) => Value): Value | undefined => {
    try {
      return accessStorage(storage());
    } catch {
      return undefined;
    }
  };
  const parse = (text: string | null | undefined): SessionData | undefined =>
    tryAccess(() => z.safeParse(sessionDataSchema, JSON.parse(text ?? 'null')).data);
  const removeStored = (): void => {
    tryAccess((storage) => storage.removeItem(keys.session));
  };
  const trySetSession = (data: SessionData): boolean | undefined =>
    tryAccess((storage) => {
      storage.setItem(keys.session, JSON.stringify(data));
      return true;
    });
  const writeStored = (data: SessionData): void => {
    if (trySetSession(data)) return;
    // Storage is full: the refresh token in it was used, and would sign the viewer out on the next visit.
    removeStored();
    trySetSession(data);
  };

  return {
    writeStored,
    readStored() {
      const reason = reasonSchema.safeParse(tryAccess((storage) => storage.getItem(keys.ended)));
      const text = tryAccess((storage) => storage.getItem(keys.session));
      const data = reason.success ? undefined : parse(text);
      // A tab that was closed has deleted only a part of the session, or the session is unreadable:
      // the script in the head must not find it again.
      if (text != null && !data) removeStored();
      if (reason.success) return { kind: 'ended', reason: reason.data };
      return data ? { kind: 'session', data } : { kind: 'nothing' };
    },
    begin(data) {
      tryAccess((storage) => storage.removeItem(keys.ended));
      writeStored(data);
    },
    end(reason) {
      // In this order: in full storage the deletion makes space for the flag.
      removeStored();
      tryAccess((storage) => storage.setItem(keys.ended, reason));
    },
  };
}

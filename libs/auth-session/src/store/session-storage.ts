import '../jitless.ts';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import type { SessionEnd } from '../session.ts';
import { storedKeys } from '../stored-keys.ts';
import { sessionDataSchema, type SessionData } from './session-data.ts';

/** Why the stored session is over. */
export type EndReason = SessionEnd['reason'];

/** What storage says. `nothing` is also said by one that is blocked, corrupt or was cleared. */
export type Stored =
  | { kind: 'session'; data: SessionData }
  | { kind: 'ended'; reason: EndReason }
  | { kind: 'nothing' };

export interface SessionStorage {
  read: () => Stored;
  /** A session goes on: what is known of an end stays. */
  write: (data: SessionData) => void;
  /** A new session begins: what is known of an earlier one's end goes. */
  begin: (data: SessionData) => void;
  end: (reason: EndReason) => void;
}

/** Why a session ended, as tabs tell each other. */
export const reasonSchema = z.enum(['signed_out', 'expired', 'device_removed', 'device_limit', 'another_viewer']);

/** The stored session of a customer. Never throws: a visit whose storage fails lives from memory. */
export function createSessionStorage({ storage }: Pick<Platform, 'storage'>, customerId: string): SessionStorage {
  const keys = storedKeys(customerId);
  const attempt = <Value>(act: (storage: Storage) => Value): Value | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  const parse = (text: string | null | undefined): SessionData | undefined =>
    attempt(() => z.safeParse(sessionDataSchema, JSON.parse(text ?? 'null')).data);
  const forget = (): void => {
    attempt((it) => it.removeItem(keys.session));
  };
  const set = (data: SessionData): boolean | undefined =>
    attempt((it) => {
      it.setItem(keys.session, JSON.stringify(data));
      return true;
    });
  const write = (data: SessionData): void => {
    if (set(data)) return;
    // Full: what stands there has a refresh token that is used up, and would sign the next visit out.
    forget();
    set(data);
  };

  return {
    write,
    read() {
      const reason = reasonSchema.safeParse(attempt((it) => it.getItem(keys.ended)));
      const text = attempt((it) => it.getItem(keys.session));
      const data = reason.success ? undefined : parse(text);
      // Half ended by a tab that was closed, or unreadable: the head's script must not go on believing in it.
      if (text != null && !data) forget();
      if (reason.success) return { kind: 'ended', reason: reason.data };
      return data ? { kind: 'session', data } : { kind: 'nothing' };
    },
    begin(data) {
      attempt((it) => it.removeItem(keys.ended));
      write(data);
    },
    end(reason) {
      // In this order: where storage is full, forgetting makes room for the mark.
      forget();
      attempt((it) => it.setItem(keys.ended, reason));
    },
  };
}

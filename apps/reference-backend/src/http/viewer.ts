/** The signed-in viewer of a call, by its token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** The browser's id of its device; undefined right after a registration. */
  deviceId: string | undefined;
  /** Signed in above the device limit: the session may only remove devices. */
  restricted: boolean;
  /** When the session is over, however often it is refreshed; milliseconds since 1970. */
  endsAt: number;
}

/** A token that is not good: unknown or ended, or merely too old. */
export type TokenRefused = 'unauthorized' | 'token_expired';

export type Authenticate = (token: string) => Promise<Viewer | TokenRefused>;

/** The signed-in viewer of a call, by its token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** The browser's id of its device; undefined right after a registration. */
  deviceId: string | undefined;
  /** Signed in above the device limit: the session may only remove devices. */
  restricted: boolean;
  /** The end of the session, however often it is refreshed; milliseconds since 1970. */
  endsAt: number;
}

/** The reason of an invalid token: unknown or ended, or expired. */
export type TokenRefused = 'unauthorized' | 'token_expired';

export type Authenticate = (token: string) => Promise<Viewer | TokenRefused>;

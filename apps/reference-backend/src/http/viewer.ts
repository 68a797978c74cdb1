/** The signed-in viewer of a call. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** The browser's device id; undefined for a session without a device. */
  deviceId: string | undefined;
  /** Whether the session began above the device limit, and may only list and remove devices. */
  restricted: boolean;
  /** The end of the session, which refreshes do not extend; milliseconds since 1970. */
  endsAt: number;
}

/** The reason why a token is refused. `unauthorized`: unknown, or its session has ended. */
export type TokenRefused = 'unauthorized' | 'token_expired';

export type Authenticate = (token: string) => Promise<Viewer | TokenRefused>;

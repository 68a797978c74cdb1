import type { Api, AuthAdapter } from '@touchline/api-client';
import type {
  Device,
  DeviceDescription,
  LimitedDeviceList,
  Profile,
  ProfileChanges,
  SignInProvider,
} from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import type { SignInMethod, Telemetry } from '@touchline/telemetry';
import type { LimitPayload } from './limit/limit-payload.ts';
import type { Platform } from './platform.ts';
import type { SessionState } from './session-state.ts';
import type { CodeCredentials, Credentials, PasskeyCredentials, SignUpForm } from './user.ts';
import type { ProviderOptions } from './providers/sign-in-adapter.ts';

export interface SessionOptions {
  /** Prefix of the stored keys. The address of the device-limit page is valid only for the same customer. */
  customerId: string;
  /** The page's API, signed by this session. */
  api: () => Api;
  telemetry: Telemetry;
  /** The session sends this version with every token call. */
  appVersion?: string | undefined;
  /**
   * Whether a device that is no longer allowed is signed out (true) or sent to the limit page (specification,
   * section 4).
   */
  newDeviceFlow?: boolean | undefined;
  /** The customer's sign-in providers. */
  providers?: ProviderOptions | undefined;
  /** Replaces the browser's own features. */
  platform?: Partial<Platform> | undefined;
}

/** The result of a sign-in. Failures and refusals are thrown as a PortalError (login_failed, popup_closed ...). */
export type SignInResult =
  | {
      kind: 'signed_in';
      method: SignInMethod;
      /** True if the sign-in has just created the account. */
      isNew: boolean;
      /** True if the sign-in has removed the account's password, because another person may have set it. */
      isPasswordRemoved?: boolean | undefined;
    }
  /** device_limit_exceeded: the sign-in made no session; the limit page needs `limit`. */
  | { kind: 'device_limit'; limit: LimitPayload };

/**
 * The sign-in ended without a failure and without a result. Either a later press continues it, at this provider or
 * another one, or another sign-in has ended it.
 */
export interface Superseded {
  kind: 'superseded';
}

/** The result of a provider's redirect. */
export interface CompletedRedirect {
  result: SignInResult;
  /** The next page: a path of this site, with the locale's prefix. */
  returnTo: string;
  /** The window is a popup whose opener is unreachable, so the portal may close it. */
  popup: boolean;
}

/**
 * The reason of a session's end (specification, section 4), by which the app chooses the next page.
 * - `signed_out`: the viewer signed out, here or in another tab
 * - `expired`: the server refused the refresh token
 * - `device_removed`: this device was removed from the account
 * - `another_viewer`: the server answered a call of this session with another viewer's account
 * - `device_limit`: the start-up check refused this device. With `newDeviceFlow` the viewer is signed out, and `limit`
 * is null; otherwise the session continues, and `limit` is for the limit page.
 */
export type SessionEnd =
  | { reason: 'signed_out' | 'expired' | 'device_removed' | 'another_viewer' }
  | { reason: 'device_limit'; limit: LimitPayload | null };

/** The parts of a hydrated page that the session needs. */
export interface SessionDeps {
  realtime: Realtime | null;
  /**
   * Called when the server has accepted this device: the viewer's own lists may load. Runs once for each viewer; the
   * returned function runs at sign-out.
   */
  onAdmitted?: ((viewer: string) => () => void) | undefined;
}

/** The session's actions; each may load code first, and fails with network_error if that fails. */
export interface SessionActions {
  signIn(credentials: Credentials | CodeCredentials | PasskeyCredentials): Promise<SignInResult>;
  /** Opens the provider's popup, or shows the open one. Call it from a press, after `prepare`. */
  signInWith(provider: SignInProvider): Promise<SignInResult | Superseded>;
  /**
   * Navigates to the provider after a blocked popup. Only ifa supports this; the others fail with popup_blocked.
   * @param returnTo path of this site, with the locale's prefix
   */
  leaveFor(provider: SignInProvider, returnTo: string): Promise<void>;
  /**
   * Reads the response at a provider's return address; null in a popup, whose opener continues.
   * @param search the address's query
   * @returns the result of the sign-in that began in this tab
   * @throws PortalError login_failed for a response that this tab did not request
   */
  completeRedirect(provider: string, search: string): Promise<CompletedRedirect | null>;
  /** Loads the code of a provider's popup, so that a press can open it at once: browsers block a later popup. */
  prepare(provider: SignInProvider): Promise<void>;
  /** Registers and signs in with the same credentials. */
  signUp(form: SignUpForm): Promise<SignInResult>;
  /** Continues after the removal of a device on the limit page, without another input. */
  resume(limit: LimitPayload): Promise<SignInResult>;
  /**
   * Signs out in each tab.
   * @param options `revoke` (default true) also ends the token on the server; the viewer is signed out even if that
   * fails
   */
  signOut(options?: { revoke?: boolean | undefined }): Promise<void>;
  /**
   * Requests the account's devices. If the backend lacks the call, resolves to the devices in earlier responses.
   * @param token of a limit payload, for a viewer who is not signed in
   */
  listDevices(token?: string): Promise<LimitedDeviceList>;
  /**
   * Removes a device from the account; resolves to the remaining devices if the answer lists them.
   * @param deviceId its `device_id`
   * @throws PortalError not_found for an unknown device
   */
  removeDevice(deviceId: string, token?: string): Promise<readonly Device[] | undefined>;
  /** This browser as its viewer's device: its id, and its name if the browser has one. */
  describeDevice(): Promise<DeviceDescription>;
  /** Encrypts the limit page's payload for its query: readable once, in this browser, for ten minutes. */
  sealLimit(payload: LimitPayload): Promise<string>;
  /** Null for a foreign, used or expired payload. */
  openLimit(text: string): Promise<LimitPayload | null>;
  /** @throws PortalError user_data_not_found ('User data not found!') without a viewer */
  updateProfile(changes: ProfileChanges): Promise<Profile>;
  /** Refetches the profile. @throws PortalError user_data_not_found */
  reloadProfile(): Promise<Profile>;
}

/** The viewer's session (specification, section 4). Fits feature-kit's ViewerSession and api-client's AuthAdapter. */
export interface Session extends SessionActions {
  auth: AuthAdapter;
  /** The current token, for the socket's handshake; null when signed out, or not known yet. */
  token(): string | null;
  /**
   * Null when signed out; undefined until the stored session has been read. The same object until the profile changes.
   */
  viewer(): Profile | null | undefined;
  /** Resolves when the viewer is known; never fails. */
  known(): Promise<Profile | null>;
  /** The same object until the state changes. */
  state(): SessionState;
  /** Calls the listener when viewer or state change. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Calls the listener when the session ends, after the change of state(). Returns a function that removes it. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
  /**
   * Checks the device and listens to the viewer's room, for the current and each later viewer. Returns a function that
   * stops both.
   */
  start(deps: SessionDeps): () => void;
}

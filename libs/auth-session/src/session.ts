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
import type { Credentials, SignUpForm } from './user.ts';
import type { ProviderOptions } from './ways-in/sign-in-adapter.ts';

export interface SessionOptions {
  /** Prefixes what is stored, and is bound into the limit page's payload. */
  customerId: string;
  /** The page's API, signed by this session. */
  api: () => Api;
  telemetry: Telemetry;
  /** Sent with every token call. */
  appVersion?: string | undefined;
  /** Whether a device that is no longer allowed is signed out (true) or sent to the limit page (section 4). */
  newDeviceFlow?: boolean | undefined;
  /** The ways in that the customer enables. */
  providers?: ProviderOptions | undefined;
  /** Stands in for the browser's own. */
  platform?: Partial<Platform> | undefined;
}

/** How signing in ended. What is broken or refused is thrown as a PortalError (login_failed, popup_closed ...). */
export type SignInResult =
  | { kind: 'signed_in'; method: SignInMethod; /** The account was made just now. */ isNew: boolean }
  /** device_limit_exceeded: nobody is signed in; the limit page goes on with `limit`. */
  | { kind: 'device_limit'; limit: LimitPayload };

/**
 * Not this call's to end any more, though nothing failed: a later one goes on in its place (at the same provider, whose window it
 * brought forward, or at another one), or somebody is signed in meanwhile.
 */
export interface Superseded {
  kind: 'superseded';
}

/** What a provider's full redirect came to. */
export interface CompletedRedirect {
  result: SignInResult;
  /** Path of this site to go on to, with the locale's prefix. */
  returnTo: string;
  /** This window is a popup whose opener is out of reach: it may be closed. */
  popup: boolean;
}

/**
 * Why the session ended (section 4); whoever shows pages decides where to go.
 * - `signed_out`: asked for, here or in another tab
 * - `expired`: the server refused the refresh token
 * - `device_removed`: this device was taken off the account
 * - `another_viewer`: the server answered a call of this session with another viewer's account
 * - `device_limit`: the start-up check refused this device. In the new device flow the viewer has been signed out and `limit` is null;
 *   in the old one the session goes on and `limit` is for the limit page.
 */
export type SessionEnd =
  | { reason: 'signed_out' | 'expired' | 'device_removed' | 'another_viewer' }
  | { reason: 'device_limit'; limit: LimitPayload | null };

/** What happens once the page is alive. */
export interface SessionDeps {
  realtime: Realtime | null;
  /**
   * The server lets this device stay: what the viewer keeps may be asked for. Called once for each viewer; what it returns is called
   * when they leave.
   */
  onAdmitted?: ((viewer: string) => () => void) | undefined;
}

/** What a session does; each may have to load code first, and fails with network_error where that cannot be had. */
export interface SessionActions {
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Opens the provider's popup, or brings forward the one that is open: call it from a press, after `prepare`. */
  signInWith(provider: SignInProvider): Promise<SignInResult | Superseded>;
  /** Leaves for the provider's page where a popup is blocked: ifa can, the others fail with popup_blocked. @param returnTo path of this site, with the locale's prefix */
  leaveFor(provider: SignInProvider, returnTo: string): Promise<void>;
  /**
   * Takes what came to a provider's return address: null in a popup, where the window that opened it goes on; else the sign-in that
   * was begun in this tab. @param search the address's query @throws PortalError login_failed for an answer nobody here asked for
   */
  completeRedirect(provider: string, search: string): Promise<CompletedRedirect | null>;
  /** Loads what a provider's popup needs, so that a press opens it before the browser calls it unasked. */
  prepare(provider: SignInProvider): Promise<void>;
  /** Registers and signs in with the same credentials. */
  signUp(form: SignUpForm): Promise<SignInResult>;
  /** Goes on after a device was removed on the limit page, without typing again. */
  resume(limit: LimitPayload): Promise<SignInResult>;
  /** Signs out in every tab. @param options `revoke` (default true) ends the token on the server, too; its failure keeps nobody signed in */
  signOut(options?: { revoke?: boolean | undefined }): Promise<void>;
  /**
   * The account's devices by a new call, or the known ones of a backend without that call.
   * @param token of a limit payload, for a viewer who is not signed in
   */
  listDevices(token?: string): Promise<LimitedDeviceList>;
  /**
   * Takes a device off the account; resolves to the remaining devices, when the answer lists them.
   * @param deviceId its `device_id`
   * @throws PortalError not_found for an unknown one
   */
  removeDevice(deviceId: string, token?: string): Promise<readonly Device[] | undefined>;
  /** This browser as a device of its viewer: its id, and what it is called as far as the browser says. */
  describeDevice(): Promise<DeviceDescription>;
  /** Encrypts the limit page's payload for its query: readable once, in this browser, for ten minutes. */
  sealLimit(payload: LimitPayload): Promise<string>;
  /** Null when it is foreign, used or expired. */
  openLimit(text: string): Promise<LimitPayload | null>;
  /** @throws PortalError user_data_not_found ('User data not found!') when nobody is signed in */
  updateProfile(changes: ProfileChanges): Promise<Profile>;
  /** The profile, asked anew. @throws PortalError user_data_not_found */
  reloadProfile(): Promise<Profile>;
}

/** The viewer's session (specification, section 4). Fits feature-kit's ViewerSession and api-client's AuthAdapter. */
export interface Session extends SessionActions {
  auth: AuthAdapter;
  /** The token of this moment, for the socket's handshake; null when signed out or not known yet. */
  token(): string | null;
  /** Null when signed out; undefined until what is stored has been read. The same object until it changes. */
  viewer(): { id: string } | null | undefined;
  /** Resolves once it is known whether somebody is signed in; never fails. */
  known(): Promise<{ id: string } | null>;
  /** The same object until something in it changes. */
  state(): SessionState;
  /** Calls back when viewer or state change. Returns its end. */
  onChange(listener: () => void): () => void;
  /** Calls back when the session ends, after state() says so. Returns its end. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
  /** Checks the device and listens to the viewer's room, now and for whoever signs in later. Returns its undoing. */
  start(deps: SessionDeps): () => void;
}

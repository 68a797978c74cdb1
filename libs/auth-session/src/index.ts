export { createLazySession } from './create-lazy-session.ts';
export { sessionAtom, useSession, useSessionState } from './hooks.ts';
export type { LimitPayload } from './limit/limit-payload.ts';
export type { Platform } from './platform.ts';
export type {
  CompletedRedirect,
  Session,
  SessionActions,
  SessionDeps,
  SessionEnd,
  SessionOptions,
  SignInResult,
  Superseded,
} from './session.ts';
export type { SessionState } from './session-state.ts';
export {
  askForPasskey,
  canSuggestPasskeys,
  makePasskey,
  type PasskeyDialogOptions,
} from './passkeys/passkey-ceremony.ts';
export type { CodeCredentials, Credentials, PasskeyCredentials, SignUpForm } from './user.ts';

export { authSessionName } from './auth-session-name.ts';

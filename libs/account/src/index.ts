export type { AccountOptions, ExternalProvider } from './account-options.ts';
export { loginPath } from './login-path.ts';

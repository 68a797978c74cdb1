export type { AccountOptions, ExternalProvider } from './options.ts';
export { loginPath } from './login-path.ts';

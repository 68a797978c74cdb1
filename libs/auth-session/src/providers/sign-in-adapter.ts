/**
 * The credential from a provider's popup or redirect, for `exchangeToken` (specification, section 3, social sign-in
 * credential).
 */
export interface SocialCredential {
  provider_name: string;
  token_type: 'access_token' | 'id_token';
  access_token?: string | undefined;
  id_token?: string | undefined;
  /** Apple sends the name with the first sign-in only. */
  full_name?: string | undefined;
}

/** The external provider: an OAuth server of the customer's, for which this portal is a public client. */
export interface IfaOptions {
  client_id: string;
  authorization_url: string;
  access_token_url: string;
  scope?: string | undefined;
  /** The value of `iss` in its answers (RFC 9207); by default any issuer with the authorization address's origin. */
  issuer?: string | undefined;
}

/** The providers' part of the customer's `features.account`. An absent provider is not supported. */
export interface ProviderOptions {
  apple?: { client_id: string } | undefined;
  facebook?: { app_id: string } | undefined;
  google?: { client_id: string } | undefined;
  ifa?: IfaOptions | undefined;
}

export type Provider = keyof ProviderOptions;

/** The dependencies of an adapter. */
export interface SignInDeps {
  /** The page's window: popups, scripts and addresses. */
  window: Window;
  /** Sends the provider's own calls, which bypass the portal's API. */
  fetch: typeof fetch;
  /** Called when the popup is open, so that a later press can show or close it. */
  onOpened?: ((popup: Window) => void) | undefined;
  /** Called when the popup has sent its response, before the requests that use the response. */
  onAnswer?: (() => void) | undefined;
}

/** A provider's answer: the query parameters of its return address. */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/**
 * A provider's sign-in. Refusals are thrown as PortalError: popup_closed, popup_blocked, login_failed,
 * authentication_failed, provider_unavailable if the provider's script fails to load.
 */
export interface SignInAdapter<Options> {
  /** Lets the viewer sign in at the provider. Call it from a press, so that the browser allows the popup. */
  authorize: (options: Options, deps: SignInDeps) => Promise<SocialCredential>;
  /** Loads the code of `authorize`, so that a press opens the popup at once. */
  prepare?: ((options: Options, deps: SignInDeps) => Promise<void>) | undefined;
  /** The sign-in without a popup; absent for a provider whose redirect has no response. */
  redirect?: RedirectFlow<Options> | undefined;
}

/** The full redirect: for browsers that block the popup. */
export interface RedirectFlow<Options> {
  /** Leaves the page. @param returnTo the next page: a path of this site, with the locale's prefix */
  redirect: (options: Options, deps: SignInDeps, returnTo: string) => Promise<void>;
  /** Completes the sign-in that `redirect` began, once. */
  complete: (options: Options, deps: SignInDeps, answer: ProviderAnswer) => Promise<RedirectResult>;
}

/** The result of a redirect. */
export interface RedirectResult {
  credential: SocialCredential;
  /** Path of this site, with the locale's prefix. */
  returnTo: string;
}

/** The provider's return address, registered there with exactly this text. */
export const getReturnAddress = (provider: Provider, { window }: Pick<SignInDeps, 'window'>): string =>
  `${window.location.origin}/auth/oauth2/callback/${provider}/`;

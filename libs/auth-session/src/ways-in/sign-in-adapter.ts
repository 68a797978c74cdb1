/** What a provider's popup or redirect brought back; what `exchangeToken` takes (section 3, social sign-in credential). */
export interface SocialCredential {
  provider_name: string;
  token_type: 'access_token' | 'id_token';
  access_token?: string | undefined;
  id_token?: string | undefined;
  /** Apple says it once, with the first sign-in. */
  full_name?: string | undefined;
}

/** The external provider: an OAuth server of the customer's, for which this portal is a public client. */
export interface IfaOptions {
  client_id: string;
  authorization_url: string;
  access_token_url: string;
  scope?: string | undefined;
  /** What `iss` in its answers must say (RFC 9207); without it, an issuer of the authorization address's origin. */
  issuer?: string | undefined;
}

/** The customer's `features.account`, as far as providers need it. A provider that is absent is not supported. */
export interface ProviderOptions {
  apple?: { client_id: string } | undefined;
  facebook?: { app_id: string } | undefined;
  google?: { client_id: string } | undefined;
  ifa?: IfaOptions | undefined;
}

export type Provider = keyof ProviderOptions;

/** What an adapter needs around it. */
export interface SignInDeps {
  /** The page's window: popups, scripts, storage and addresses. */
  window: Window;
  /** Prefixes what is kept of a transaction. */
  customerId: string;
  /** The provider's own calls go here, never through the portal's API. */
  fetch: typeof fetch;
  /** Called with the popup as soon as it is open: whoever pressed may want to see it again, or not any more. */
  opened?: ((popup: Window) => void) | undefined;
  /** Called as soon as the popup's answer is there, where more has to be asked for with it. */
  answered?: (() => void) | undefined;
}

/** What a provider sent to its return address, as the address's query words. */
export interface ProviderAnswer {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/**
 * One way in. Refusals are thrown as PortalError: popup_closed, popup_blocked, login_failed, authentication_failed,
 * provider_unavailable when the provider's script cannot be had.
 */
export interface SignInAdapter<Options> {
  /** Lets the viewer sign in at the provider; to be called from a press, so that the browser lets the popup open. */
  authorize: (options: Options, deps: SignInDeps) => Promise<SocialCredential>;
  /** Loads what `authorize` needs, so that nothing stands between the press and the popup. */
  prepare?: ((options: Options, deps: SignInDeps) => Promise<void>) | undefined;
  /** The way without a popup; absent where the provider has none that comes back with an answer. */
  redirect?: RedirectWay<Options> | undefined;
}

/** The full redirect: for browsers that block the popup. */
export interface RedirectWay<Options> {
  /** Leaves the page. @param returnTo path of this site to go on to, with the locale's prefix */
  leave: (options: Options, deps: SignInDeps, returnTo: string) => Promise<void>;
  /** Ends the transaction that `leave` began; it can be ended once. */
  complete: (options: Options, deps: SignInDeps, answer: ProviderAnswer) => Promise<Returned>;
}

/** What a redirect brought back. */
export interface Returned {
  credential: SocialCredential;
  /** Path of this site, with the locale's prefix. */
  returnTo: string;
}

/** Where a provider sends the viewer back to; registered there, compared to the letter. */
export const returnAddress = (provider: Provider, { window }: Pick<SignInDeps, 'window'>): string =>
  `${window.location.origin}/auth/oauth2/callback/${provider}/`;

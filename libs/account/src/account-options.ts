/** `features.account` as the browser knows it; `./options` holds its schema, which no browser needs. */
export interface AccountOptions {
  /** Sign-in and sign-up with e-mail and password. */
  credentials: boolean;
  apple?: { client_id: string } | undefined;
  facebook?: { app_id: string } | undefined;
  google?: { client_id: string } | undefined;
  /** The external provider. */
  ifa?: ExternalProvider | undefined;
  /** The sign-in page leads home where the external provider signs viewers in (guard 2). */
  skip_login_page: boolean;
  /** A device that is not allowed any more is signed out, rather than sent to the limit page (section 4). */
  new_device_flow: boolean;
}

export interface ExternalProvider {
  client_id: string;
  authorization_url: string;
  access_token_url: string;
  scope: string;
  issuer?: string | undefined;
}

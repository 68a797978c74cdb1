/** What a provider's popup or redirect brought back; what `exchangeToken` takes (section 3, social sign-in credential). */
export interface SocialCredential {
  provider_name: string;
  token_type: 'access_token' | 'id_token';
  access_token?: string | undefined;
  id_token?: string | undefined;
  /** Apple tells it once, with the first sign-in. */
  full_name?: string | undefined;
}

/** The customer's `features.account`, as far as providers need it. */
export interface ProviderOptions {
  apple?: { client_id: string } | undefined;
  facebook?: { app_id: string } | undefined;
  google?: { client_id: string } | undefined;
  ifa?:
    | { client_id: string; authorization_url: string; access_token_url: string; scope?: string | undefined }
    | undefined;
}

import type { AccountOptions } from '../options.ts';

/** A customer with all sign-in methods. */
export const allSignInMethods: AccountOptions = {
  credentials: true,
  apple: { client_id: 'com.example.portal' },
  google: { client_id: 'x.apps.googleusercontent.com' },
  facebook: { app_id: '12345' },
  ifa: {
    client_id: 'portal',
    authorization_url: 'https://id.example/authorize',
    access_token_url: 'https://id.example/token',
    scope: 'profile',
  },
  skip_login_page: false,
  new_device_flow: false,
};

export const credentialsOnly: AccountOptions = { credentials: true, skip_login_page: false, new_device_flow: false };

/** A customer with passkeys and codes by mail. */
export const passkeysAndCodes: AccountOptions = { ...credentialsOnly, passkeys: true, email_code: true };

/** A customer whose federation signs viewers in, without a login page. */
export const withoutLoginPage: AccountOptions = { ...allSignInMethods, skip_login_page: true };

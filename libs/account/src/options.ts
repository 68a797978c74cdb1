import { address } from '@touchline/customer-config/address';
import { z } from 'zod';

/** An external provider's address for the browser: https, or http on the developer's own machine. */
const providerAddress = address({ local: true, whole: true });

const createIdSchema = (example: string) => z.string().regex(/^\S{1,200}$/, `an id without spaces, such as ${example}`);

const ifa = z
  .strictObject({
    client_id: createIdSchema('portal').meta({ description: 'The id of this portal at the provider' }),
    authorization_url: providerAddress.meta({ description: 'The address that the popup opens; its query is kept' }),
    access_token_url: providerAddress.meta({
      description: 'The address that exchanges the code for a token; it must allow requests from this site (CORS)',
    }),
    scope: z
      .string()
      .regex(/^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'words with one space between them')
      .default('profile')
      .meta({ description: 'The requested scopes, separated by spaces; an OpenID Connect provider needs openid' }),
    issuer: providerAddress.optional().meta({
      description: 'The expected issuer (iss) of answers; default: any issuer with the origin of authorization_url',
    }),
  })
  .meta({
    description: 'An external OAuth provider; the portal is a public client and uses an authorization code with PKCE',
  });

/** A customer's options of signing in (decisions, section 4). */
export const options = z
  .strictObject({
    credentials: z.boolean().default(true).meta({ description: 'Sign-in and sign-up with e-mail and password' }),
    apple: z
      .strictObject({ client_id: createIdSchema('com.example.portal').meta({ description: 'The services id' }) })
      .optional()
      .meta({ description: 'Sign-in with Apple' }),
    facebook: z
      .strictObject({
        app_id: z
          .string()
          .regex(/^\d{5,20}$/, 'the number of the app, as a text')
          .meta({ description: 'The app id' }),
      })
      .optional()
      .meta({ description: 'Sign-in with Facebook' }),
    google: z
      .strictObject({
        client_id: z
          .string()
          .max(200, 'at most 200 characters')
          .regex(/^[\w-]+\.apps\.googleusercontent\.com$/, 'a client id that ends in .apps.googleusercontent.com')
          .meta({ description: 'The client id of a web application' }),
      })
      .optional()
      .meta({ description: 'Sign-in with Google' }),
    ifa: ifa.optional(),
    // No default of `false`: each page contains its features' options, so a default would add bytes to all of them.
    passkeys: z.boolean().optional().meta({
      description: 'true: viewers may sign in with a passkey; the backend must know the address of the site',
    }),
    email_code: z.boolean().optional().meta({ description: 'true: viewers may sign in with a code by mail' }),
    skip_login_page: z.boolean().optional().meta({
      description: 'true: the sign-in page redirects home, and only the external provider (ifa) signs viewers in',
    }),
    new_device_flow: z.boolean().optional().meta({
      description: 'true: a device above the limit is signed out, without the page for removing other devices',
    }),
  })
  .superRefine((account, context) => {
    const { credentials, apple, facebook, google, ifa: external, skip_login_page, passkeys, email_code } = account;
    if (!credentials && !apple && !facebook && !google && !external) {
      context.addIssue({
        code: 'custom',
        path: ['credentials'],
        message: 'true, or another way to sign in: apple, facebook, google or ifa',
      });
    }
    // A new account has a password.
    if (!credentials && (passkeys || email_code)) {
      context.addIssue({
        code: 'custom',
        path: ['credentials'],
        message: 'true, for the options passkeys, email_code',
      });
    }
    if (skip_login_page && !external) {
      context.addIssue({ code: 'custom', path: ['skip_login_page'], message: 'false, or the option ifa' });
    }
  })
  .meta({ description: 'Sign-in, accounts and saved videos' });

export type AccountOptions = z.output<typeof options>;

export type ExternalProvider = z.output<typeof ifa>;

/** The hosts of the enabled providers' scripts and of their calls, as documented by the providers. */
export function csp({ apple, facebook, google, ifa: external }: AccountOptions) {
  return {
    script: [
      ...(apple ? ['https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/'] : []),
      ...(facebook ? ['https://connect.facebook.net/en_US/sdk.js'] : []),
      ...(google ? ['https://accounts.google.com/gsi/client'] : []),
    ],
    connect: [
      ...(facebook ? ['https://www.facebook.com', 'https://graph.facebook.com'] : []),
      ...(google ? ['https://accounts.google.com/gsi/'] : []),
      ...(external ? [new URL(external.access_token_url).origin] : []),
    ],
    frame: [...(facebook ? ['https://www.facebook.com'] : []), ...(google ? ['https://accounts.google.com/gsi/'] : [])],
  };
}

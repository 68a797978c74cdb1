import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A real OAuth server, as a customer's external provider. It accepts any name and password. */
export interface ExternalProvider {
  issuer: string;
  /** Registers the portal. @param site its origin */
  registerPortal: (site: string) => void;
  /** Headers for every later page of the provider. */
  headers: Record<string, string>;
  /** The number of calls to the token address. */
  countTokenCalls: () => number;
  close: () => void;
}

export const clientId = 'nordic-portal';

/** Starts the provider on a free port of this machine. */
export async function startExternalProvider(): Promise<ExternalProvider> {
  let handle: ReturnType<Provider['callback']> | undefined;
  let callCount = 0;
  const headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/token') callCount += 1;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (handle) void handle(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    headers,
    countTokenCalls: () => callCount,
    registerPortal(site) {
      handle = createProvider(issuer, site).callback();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function createProvider(issuer: string, site: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        // A portal cannot keep a secret: PKCE binds the code to the browser.
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${site}/auth/oauth2/callback/ifa/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    clientBasedCORS: (_, origin) => origin === site,
    cookies: { keys: ['journeys'] },
    claims: { profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: `${sub} of the club`, email: `${sub}@club.example`, email_verified: true }),
    }),
    // `devInteractions` gives the provider pages without scripts. The tests ignore its warnings.
    features: { devInteractions: { enabled: true }, introspection: { enabled: true } },
  });
}

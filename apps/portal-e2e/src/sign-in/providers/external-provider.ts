import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A real OAuth server, as a customer's external provider. Any name and password sign in. */
export interface ExternalProvider {
  issuer: string;
  /** Registers the portal. @param site its origin */
  admit: (site: string) => void;
  /** Sent with every page of the provider's from now on. */
  headers: Record<string, string>;
  /** Every call to the token address. */
  tokenCalls: () => number;
  close: () => void;
}

export const clientId = 'nordic-portal';

/** Listens on a free port of this machine. */
export async function startExternalProvider(): Promise<ExternalProvider> {
  let handle: ReturnType<Provider['callback']> | undefined;
  let calls = 0;
  const headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/token') calls += 1;
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
    tokenCalls: () => calls,
    admit(site) {
      handle = providerFor(issuer, site).callback();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function providerFor(issuer: string, site: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        // A portal keeps no secret: PKCE proves that the code is its own.
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
    // Its pages have no scripts, and its own logging is not ours to show.
    features: { devInteractions: { enabled: true }, introspection: { enabled: true } },
  });
}

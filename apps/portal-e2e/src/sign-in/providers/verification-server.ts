import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** A person with an account at a provider. */
export interface Person {
  id: string;
  name: string;
  email: string;
}

/**
 * The endpoints that the reference backend uses to verify a token: Google's userinfo and tokeninfo, Facebook's graph,
 * Apple's keys; the same address for all three.
 */
export interface VerificationServer {
  url: string;
  /** A token for the person, valid for the given app. */
  createAccessToken: (person: Person, app: string) => string;
  /** An id token, signed as Apple signs it. */
  createIdToken: (person: Person, app: string, nonce: string) => string;
  close: () => void;
}

export async function startVerificationServer(): Promise<VerificationServer> {
  const tokens = new Map<string, { person: Person; app: string }>();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'journeys', alg: 'RS256', use: 'sig' };

  const answerTo = (request: IncomingMessage): unknown => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/auth/keys') return { keys: [key] };
    const bearer = request.headers.authorization?.replace(/^Bearer /, '');
    const tokenHolder = tokens.get(searchParams.get('access_token') ?? bearer ?? '');
    if (!tokenHolder) return undefined;
    const { app, person } = tokenHolder;
    const answersByPath: Record<string, unknown> = {
      '/oauth2/v3/userinfo': { sub: person.id, name: person.name, email: person.email, email_verified: true },
      '/oauth2/v3/tokeninfo': { aud: app },
      '/app': { id: app },
      '/me': person,
    };
    return answersByPath[pathname];
  };

  const server = createServer((request, response) => {
    const answer = answerTo(request);
    response.writeHead(answer === undefined ? 401 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'invalid_token' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  return {
    url,
    createAccessToken(person, app) {
      const token = randomUUID();
      tokens.set(token, { person, app });
      return token;
    },
    createIdToken({ id, email }, app, nonce) {
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: url, aud: app, sub: id, email, email_verified: true, nonce, iat: now, exp: now + 600 };
      const signedText = `${encodePart({ alg: 'RS256', kid: key.kid })}.${encodePart(claims)}`;
      return `${signedText}.${sign('RSA-SHA256', Buffer.from(signedText), privateKey).toString('base64url')}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

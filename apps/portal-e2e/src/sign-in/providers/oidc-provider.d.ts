/** The parts of oidc-provider that the journeys use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Client {
    client_id: string;
    token_endpoint_auth_method: 'none';
    redirect_uris: string[];
    grant_types: string[];
    response_types: string[];
  }

  interface Configuration {
    clients: Client[];
    clientBasedCORS: (context: unknown, origin: string) => boolean;
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    findAccount: (context: unknown, sub: string) => { accountId: string; claims: () => Record<string, unknown> };
    features: Record<'devInteractions' | 'introspection', { enabled: boolean }>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}

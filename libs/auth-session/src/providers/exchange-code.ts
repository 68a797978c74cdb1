import '../jitless.ts';
import { PortalError, toPortalError } from '@touchline/contract';
import * as z from 'zod/mini';
import { toRefusalError } from './to-refusal-error.ts';
import { type IfaOptions, getReturnAddress, type SignInDeps, type SocialCredential } from './sign-in-adapter.ts';

/** The time limit of the provider's token address. */
const timeoutMs = 15_000;

/** A provider's response has a few hundred characters. */
const maxAnswerCharacters = 100_000;

const answerSchema = z.object({
  access_token: z.optional(z.string().check(z.minLength(1))),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});

/**
 * Exchanges a code for the provider's access token (specification, section 7, "External provider").
 * @throws PortalError a refusal with the provider's message (`toRefusalError`); login_failed, network_error, timeout,
 * invalid_response
 */
export async function exchangeCode(
  code: string,
  verifier: string,
  options: IfaOptions,
  deps: SignInDeps,
): Promise<SocialCredential> {
  const response = await requestToken(code, verifier, options, deps);
  const text = await response.text().catch((cause: unknown) => {
    throw new PortalError('network_error', { cause });
  });
  const tokenResponse = parseTokenAnswer(text);
  if (tokenResponse?.error) throw toRefusalError(tokenResponse.error, tokenResponse.error_description);
  if (!response.ok) throw new PortalError('login_failed', { status: response.status, message: 'Login Failed.' });
  if (!tokenResponse?.access_token) {
    throw new PortalError('invalid_response', { message: `${options.access_token_url}: no access_token` });
  }
  return { provider_name: 'ifa', token_type: 'access_token', access_token: tokenResponse.access_token };
}

async function requestToken(code: string, verifier: string, options: IfaOptions, deps: SignInDeps): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await deps.fetch(options.access_token_url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: options.client_id,
        code,
        redirect_uri: getReturnAddress('ifa', deps),
        code_verifier: verifier,
      }),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw new PortalError('timeout', { cause });
    throw cause instanceof TypeError ? new PortalError('network_error', { cause }) : toPortalError(cause);
  }
}

function parseTokenAnswer(text: string): z.output<typeof answerSchema> | undefined {
  if (text.length > maxAnswerCharacters) return undefined;
  try {
    const parsedResponse = answerSchema.safeParse(JSON.parse(text));
    return parsedResponse.success ? parsedResponse.data : undefined;
  } catch {
    return undefined;
  }
}

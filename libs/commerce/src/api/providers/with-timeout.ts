import { PortalError } from '@touchline/contract';

/** The time limit for a provider's script and for its fields. */
const providerTimeoutMs = 15_000;

/** The error of a provider whose script is blocked, unreachable or changed. */
export const createUnavailableError = (reason: string, cause?: unknown): PortalError =>
  new PortalError('provider_unavailable', { message: `The payment provider ${reason}`, cause, retryable: true });

/** Waits for a provider up to the limit. @throws PortalError provider_unavailable */
export function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeoutPromise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createUnavailableError('did not answer in time')), providerTimeoutMs);
  });
  return Promise.race([promise, timeoutPromise]).finally(() => clearTimeout(timer));
}

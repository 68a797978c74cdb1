import { PortalError } from '@touchline/contract';

/** How long a provider's script and its fields may take, in milliseconds. */
const patience = 15_000;

/** The provider cannot be had: a blocker, a network, or not what it used to be. */
export const unavailable = (why: string, cause?: unknown): PortalError =>
  new PortalError('provider_unavailable', { message: `The payment provider ${why}`, cause, retryable: true });

/** Waits for a provider, and not for ever. @throws PortalError provider_unavailable */
export function unlessLate<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable('did not answer in time')), patience);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}

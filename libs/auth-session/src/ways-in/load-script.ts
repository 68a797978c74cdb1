import { PortalError } from '@touchline/contract';

/** How long a provider's script may take, in milliseconds. */
const patience = 15_000;

const loading = new WeakMap<Document, Map<string, Promise<void>>>();

interface ScriptOptions {
  document: Document;
  /** In milliseconds. */
  timeout?: number | undefined;
}

/**
 * Loads a provider's script, once per page; a failed one is asked for again with the next call.
 * @throws PortalError provider_unavailable when it is blocked, missing or slow
 */
export function loadScript(src: string, { document, timeout = patience }: ScriptOptions): Promise<void> {
  const known = loading.get(document) ?? new Map<string, Promise<void>>();
  loading.set(document, known);
  const present = known.get(src);
  if (present) return present;
  const attempt = insert(src, document, timeout).catch((error: unknown) => {
    known.delete(src);
    throw error;
  });
  known.set(src, attempt);
  return attempt;
}

function insert(src: string, document: Document, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(unavailable(`${new URL(src).host} ${why}`));
    };
    const timer = setTimeout(() => fail('did not answer in time'), timeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('is blocked or out of reach'));
    script.async = true;
    script.src = trusted(src, document.defaultView);
    document.head.append(script);
  });
}

/** The part of Trusted Types that is needed here; a trusted address passes for the text it holds. */
type TrustingWindow = Window & {
  trustedTypes?: {
    createPolicy(name: string, rules: Rules): Rules;
  };
};
interface Rules {
  createScriptURL: (src: string) => string;
}

const hosts = new Set(['accounts.google.com', 'appleid.cdn-apple.com', 'connect.facebook.net']);

/** Says to browsers with Trusted Types that this address was not made of what came from outside. */
function trusted(src: string, window: TrustingWindow | null): string {
  const policy = window?.trustedTypes?.createPolicy('touchline-sign-in', {
    createScriptURL(address) {
      if (!hosts.has(new URL(address).host)) throw new TypeError(`${address} is no provider’s script`);
      return address;
    },
  });
  return policy?.createScriptURL(src) ?? src;
}

/** The provider's part of signing in cannot be had: a blocker, a network, or not what it used to be. */
export const unavailable = (message: string): PortalError =>
  new PortalError('provider_unavailable', { message, retryable: true });

import { PortalError } from '@touchline/contract';

/** Time limit for a provider's script, in milliseconds. */
const timeoutMs = 15_000;

const scriptPromisesByDocument = new WeakMap<Document, Map<string, Promise<HTMLScriptElement>>>();

interface ScriptOptions<Sdk> {
  document: Document;
  /** The script's API; undefined before it has loaded. */
  findSdk: () => Sdk | undefined;
  /** Time limit in milliseconds. */
  timeout?: number | undefined;
}

/**
 * Loads a provider's script once per page, and returns its API. After a failure the next call loads it again.
 * @throws PortalError provider_unavailable if it is blocked, missing, slow, or has another API
 */
export async function loadScript<Sdk>(
  src: string,
  { document, findSdk, timeout = timeoutMs }: ScriptOptions<Sdk>,
): Promise<Sdk> {
  const scriptPromises = scriptPromisesByDocument.get(document) ?? new Map<string, Promise<HTMLScriptElement>>();
  scriptPromisesByDocument.set(document, scriptPromises);
  const scriptPromise = scriptPromises.get(src) ?? insertScript(src, document, timeout);
  scriptPromises.set(src, scriptPromise);
  try {
    const script = await scriptPromise;
    const sdk = findSdk();
    if (sdk !== undefined) return sdk;
    script.remove();
    throw createUnavailableError(src, 'has no sign-in');
  } catch (error) {
    if (scriptPromises.get(src) === scriptPromise) scriptPromises.delete(src);
    throw error;
  }
}

function insertScript(src: string, document: Document, timeout: number): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(createUnavailableError(src, reason));
    };
    const timer = setTimeout(() => fail('did not answer in time'), timeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    script.addEventListener('error', () => fail('is blocked or out of reach'));
    script.async = true;
    script.src = toTrustedUrl(src, document.defaultView);
    document.head.append(script);
  });
}

/** The part of Trusted Types that this module uses; a trusted address replaces a text. */
type TrustingWindow = Window & {
  trustedTypes?: {
    createPolicy(name: string, rules: TrustedScriptRules): TrustedScriptRules;
  };
};
interface TrustedScriptRules {
  createScriptURL: (src: string) => string;
}

const hosts = new Set(['accounts.google.com', 'appleid.cdn-apple.com', 'connect.facebook.net']);

const rules: TrustedScriptRules = {
  createScriptURL(address) {
    if (!hosts.has(new URL(address).host)) throw new TypeError(`${address} is no provider’s script`);
    return address;
  },
};
/** Policies by their factory, because a CSP that lists their names allows each name only once. */
const policiesByWindow = new WeakMap<object, TrustedScriptRules>();

/** Creates a trusted address for browsers with Trusted Types. It contains no input from outside. */
function toTrustedUrl(src: string, window: TrustingWindow | null): string {
  const types = window?.trustedTypes;
  if (!types) return src;
  const policy = policiesByWindow.get(types) ?? types.createPolicy('touchline-sign-in', rules);
  policiesByWindow.set(types, policy);
  return policy.createScriptURL(src);
}

/** The error of a provider whose script is blocked, unreachable or changed. */
const createUnavailableError = (src: string, reason: string): PortalError =>
  new PortalError('provider_unavailable', { message: `${new URL(src).host} ${reason}`, retryable: true });

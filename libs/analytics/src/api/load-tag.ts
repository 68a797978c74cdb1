import type { TagWindow } from './google-tag.ts';

/** Time limit for loading the tag. Until then events wait in memory. */
const loadTimeoutMs = 30_000;

/** The part of Trusted Types that the loader uses. A trusted address has the type string here. */
type TrustingWindow = TagWindow & {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (src: string) => string }): typeof rules };
};

const rules = {
  createScriptURL(address: string): string {
    if (!new URL(address).pathname.startsWith('/gtag/')) throw new TypeError(`${address} is not a tag`);
    return address;
  },
};

/**
 * Loads Google's tag.
 * @param origin of the tag's script
 * @throws Error when the script is blocked, unreachable, slow or malformed; the message names the host
 */
export function loadTag(origin: string, measurementId: string, window: TrustingWindow): Promise<void> {
  const address = `${origin}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  const { host } = new URL(address);
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${host} ${reason}`));
    };
    const timer = setTimeout(() => fail('did not answer in time'), loadTimeoutMs);
    script.addEventListener('error', () => fail('is blocked or out of reach'));
    script.addEventListener('load', () => {
      if (window.google_tag_manager === undefined) return fail('did not send a tag');
      clearTimeout(timer);
      resolve();
    });
    script.async = true;
    const { trustedTypes } = window;
    script.src = trustedTypes
      ? trustedTypes.createPolicy('touchline-analytics', rules).createScriptURL(address)
      : address;
    window.document.head.append(script);
  });
}

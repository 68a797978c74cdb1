/** The worker's address: at the root, because its scope is the whole site. */
const address = '/sw.js';

/** The part of Trusted Types that the worker's address uses; a trusted address is typed as the string that it holds. */
interface Rules {
  createScriptURL: (address: string) => string;
}
type TrustingWindow = Window & { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };

const rules: Rules = {
  createScriptURL(scriptUrl) {
    if (scriptUrl !== address) throw new TypeError(`${scriptUrl} is no worker of ours`);
    return scriptUrl;
  },
};

/**
 * @returns the worker's address; in browsers with Trusted Types a trusted one
 * @throws TypeError when the page's policy does not allow `touchline-worker`
 */
export const getWorkerAddress = (): string =>
  (window as TrustingWindow).trustedTypes?.createPolicy('touchline-worker', rules).createScriptURL(address) ?? address;

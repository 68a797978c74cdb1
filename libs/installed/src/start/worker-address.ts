/** Where the worker stands: at the root, for its scope is all of the site. */
const address = '/sw.js';

/** The part of Trusted Types that is needed here; a trusted address passes for the text it holds. */
interface Rules {
  createScriptURL: (address: string) => string;
}
type TrustingWindow = Window & { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };

const rules: Rules = {
  createScriptURL(asked) {
    if (asked !== address) throw new TypeError(`${asked} is no worker of ours`);
    return asked;
  },
};

/** The worker's address, for browsers with Trusted Types as one that was not made of what came from outside. @throws TypeError where the page's policy does not know ours */
export const workerAddress = (): string =>
  (window as TrustingWindow).trustedTypes?.createPolicy('touchline-worker', rules).createScriptURL(address) ?? address;

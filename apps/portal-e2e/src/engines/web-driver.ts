import { expect } from '@playwright/test';

/** A call of W3C WebDriver over HTTP. It resolves with the answer's `value`. */
export type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;

/** The protocol's name of a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** @param address origin of the driver @throws Error with the driver's message for a failed call */
export function createCall(address: string): Call {
  return async <Value>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(address + path, {
      method,
      // A driver without a response for this many milliseconds has lost the page.
      signal: AbortSignal.timeout(40_000),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/**
 * Waits until a new driver responds.
 * @throws Error after 20 s without a response
 */
export async function waitUntilReady(call: Call): Promise<void> {
  const isReady = () =>
    call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  await expect.poll(isReady, { intervals: [100], message: 'the driver answers' }).toBe(true);
}

/** Opens a session, whose calls have paths relative to it. @param capabilities of the browser */
export async function openDriverSession(call: Call, capabilities: object): Promise<Call> {
  const webDriverSession = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  return (method, path, body) => call(method, `/session/${webDriverSession.sessionId}${path}`, body);
}

/**
 * Returns the WebDriver path of the first element that matches a CSS selector. Calls for the element begin with it.
 * @throws Error when no element matches
 */
export async function findElementPath(session: Call, selector: string): Promise<string> {
  const elementReference = await session<Record<string, string>>('POST', '/element', {
    using: 'css selector',
    value: selector,
  });
  return `/element/${elementReference[elementKey]}`;
}

/** Runs a function in the page, which may return a promise. @throws Error with the page's own error */
export async function evaluateIn<Result>(session: Call, functionText: string, argument: unknown): Promise<Result> {
  const script = `const done = arguments[1];
Promise.resolve(arguments[0]).then(${functionText}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const answer = await session<{ value?: Result; error?: string }>('POST', '/execute/async', {
    script,
    args: [argument ?? null],
  });
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value as Result;
}

/** The script of the wallet's sheet, in a frame of the provider's origin. */
import * as z from 'zod/mini';
import type { WalletToPage } from './messages.ts';

/** The data that the server wrote into this page. */
const pageData = z
  .object({ key: z.string(), locale: z.string(), parent: z.string(), amount: z.string(), currency: z.string() })
  .parse(JSON.parse(document.getElementById('given')?.textContent ?? ''));

const tokenAnswerSchema = z.object({ token: z.string() });

/** The time limit of the request for a token, in milliseconds. */
const timeoutMs = 12_000;

const postToPage = (message: WalletToPage) => window.parent.postMessage(message, pageData.parent);

/** Like a real wallet, the sheet needs the page's permission for payments (Permissions-Policy). */
function hasPermission(): boolean {
  const { amount: value, currency } = pageData;
  const methods = [{ supportedMethods: `${location.origin}/v1/wallet` }];
  try {
    return (
      new PaymentRequest(methods, { total: { label: 'Total', amount: { value, currency } } }) instanceof EventTarget
    );
  } catch {
    return false;
  }
}

/** Requests a token for the chosen test card, with any valid date and code. */
async function createToken(number: string): Promise<string | undefined> {
  const card = { number, expiry: `12 / ${new Date().getFullYear() + 5}`, code: number.length === 15 ? '1234' : '123' };
  const response = await fetch('/v1/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ public_key: pageData.key, locale: pageData.locale, ...card }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return tokenAnswerSchema.safeParse(await response.json()).data?.token;
}

const form = document.querySelector('form');
const payButton = document.querySelector<HTMLButtonElement>('button.first');
let isSubmitted = false;
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // A second press would make a second token.
  if (isSubmitted) return;
  isSubmitted = true;
  payButton?.setAttribute('aria-disabled', 'true');
  const number = new FormData(form).get('card');
  createToken(String(number)).then(
    (token) => postToPage(token === undefined ? { type: 'failed' } : { type: 'token', token }),
    () => postToPage({ type: 'failed' }),
  );
});
const cancel = () => postToPage({ type: 'canceled' });
document.getElementById('cancel')?.addEventListener('click', cancel);
// The dialog around this frame gets no key events from it.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel());

if (hasPermission()) {
  new ResizeObserver(() =>
    postToPage({ type: 'size', height: document.documentElement.getBoundingClientRect().height }),
  ).observe(document.documentElement);
  postToPage({ type: 'ready' });
  payButton?.focus();
} else {
  postToPage({ type: 'failed' });
}

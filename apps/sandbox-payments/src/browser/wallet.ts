/** The provider's wallet for pages: a button in the page, and a sheet in a frame of the provider's origin. */
import { type FieldsTheme, walletMessageSchema } from './messages.ts';

/** The payment that the sheet shows. */
export interface WalletPayment {
  /** A decimal text. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** The name of the product. */
  label: string;
}

/** The result of a sheet. `canceled`: the viewer closed it. `failed`: the provider does not respond. */
export type WalletResult = { kind: 'token'; token: string } | { kind: 'canceled' } | { kind: 'failed' };

export interface Wallet {
  /**
   * Mounts the button. A browser without the Payment Request API counts as a device without a wallet: the promise
   * resolves with false.
   */
  mount: (element: HTMLElement, theme: FieldsTheme, onPress: () => void) => Promise<boolean>;
  /** Opens the sheet, and waits for the viewer. */
  tokenize: (payment: WalletPayment) => Promise<WalletResult>;
  /** Closes the sheet, and removes the button. */
  destroy: () => void;
}

/** The name of the wallet, which is the same in all languages. */
const walletName = 'Sandbox Wallet';

/** The time limit of the sheet's frame, in milliseconds. */
const frameTimeoutMs = 15_000;

const provider = new URL(import.meta.url).origin;

/** Black on light pages and white on dark pages, so that it looks like the buttons of known wallets. */
const buttonCss = `
button {
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: 14px;
  border: 0;
  border-radius: var(--wallet-radius);
  background: #000;
  color: #fff;
  font: 600 1rem/1.4 system-ui, sans-serif;
  cursor: pointer;
}
:host([data-scheme='dark']) button {
  background: #fff;
  color: #000;
}
button:focus-visible {
  outline: 2px solid var(--wallet-focus);
  outline-offset: 2px;
}`;

function createButton(onPress: () => void, { scheme, colours = {}, radius = 8 }: FieldsTheme): HTMLElement {
  const host = document.createElement('div');
  host.dataset['scheme'] = scheme;
  host.style.setProperty('--wallet-radius', `${radius}px`);
  host.style.setProperty('--wallet-focus', colours.focus ?? 'Highlight');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(buttonCss);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.lang = 'en';
  button.textContent = walletName;
  button.addEventListener('click', onPress);
  root.append(button);
  return host;
}

function createFrame(address: string, scheme: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.allow = 'payment';
  frame.title = walletName;
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', blockSize: '360px', border: '0' });
  frame.style.colorScheme = scheme;
  frame.src = address;
  return frame;
}

/** @param publicKey the public key, safe in browsers */
export function createWallet({ publicKey }: { publicKey: string }): Wallet {
  let host: HTMLElement | undefined;
  let shownTheme: FieldsTheme | undefined;
  let closeSheet: ((result: WalletResult) => void) | undefined;

  const openSheet = (payment: WalletPayment, { locale, scheme }: FieldsTheme): Promise<WalletResult> =>
    new Promise((resolve) => {
      const query = new URLSearchParams({
        key: publicKey,
        locale,
        scheme,
        parent: location.origin,
        ...payment,
        label: payment.label.slice(0, 200),
      });
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', walletName);
      Object.assign(dialog.style, {
        inlineSize: 'min(25rem, calc(100% - 2rem))',
        margin: 'auto',
        padding: '0',
        border: '1px solid GrayText',
        borderRadius: '12px',
        overflow: 'hidden',
        background: 'Canvas',
        colorScheme: scheme,
      });
      const frame = createFrame(`${provider}/v1/wallet?${query}`, scheme);
      const listeners = new AbortController();
      const finish = (result: WalletResult) => {
        clearTimeout(timer);
        listeners.abort();
        closeSheet = undefined;
        // Closing moves the focus back to the button.
        dialog.close();
        dialog.remove();
        resolve(result);
      };
      const timer = setTimeout(() => finish({ kind: 'failed' }), frameTimeoutMs);
      closeSheet = finish;
      const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== frame.contentWindow || origin !== provider) return;
        const message = walletMessageSchema.safeParse(data).data;
        if (!message) return;
        if (message.type === 'ready') return clearTimeout(timer);
        if (message.type === 'size') return void (frame.style.blockSize = `${Math.ceil(message.height)}px`);
        finish(message.type === 'token' ? { kind: 'token', token: message.token } : { kind: message.type });
      };
      window.addEventListener('message', handleMessage, { signal: listeners.signal });
      dialog.addEventListener('cancel', () => finish({ kind: 'canceled' }), { signal: listeners.signal });
      dialog.append(frame);
      document.body.append(dialog);
      dialog.showModal();
    });

  return {
    async mount(element, theme, onPress) {
      if (!('PaymentRequest' in window)) return false;
      host?.remove();
      shownTheme = theme;
      host = createButton(onPress, theme);
      element.append(host);
      return true;
    },
    async tokenize(payment) {
      if (!shownTheme || closeSheet) return { kind: 'failed' };
      return openSheet(payment, shownTheme);
    },
    destroy() {
      closeSheet?.({ kind: 'canceled' });
      host?.remove();
      host = undefined;
    },
  };
}

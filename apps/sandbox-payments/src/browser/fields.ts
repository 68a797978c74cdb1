/**
 * The provider's script, `import('<origin>/v1/fields.js')`. It mounts the card fields in a frame of the provider's
 * origin, so the page never sees the card's number and code. The exports of `v1` stay compatible.
 */
import { pageMessageSchema, type FieldsTheme, type ToFrame } from './messages.ts';

/** The version of this module's exports, which increases with each added function. */
export const version = 3;

export { createWallet } from './wallet.ts';

/**
 * The result of a submit. `refused`: the input is not a valid card, and the fields show the reason. `failed`: the
 * provider does not respond.
 */
export type TokenResult = { kind: 'token'; token: string } | { kind: 'refused' } | { kind: 'failed' };

export interface CardFields {
  /** Resolves when the fields accept input. Rejects when the frame does not load. */
  mount: (element: HTMLElement, theme: FieldsTheme) => Promise<void>;
  tokenize: () => Promise<TokenResult>;
  /** Empties the fields, for another card. */
  clear: () => void;
  destroy: () => void;
}

/** The time limit of the frame and its responses, in milliseconds. */
const frameTimeoutMs = 15_000;

const provider = new URL(import.meta.url).origin;

/** @param publicKey the public key, safe in browsers */
export function createFields({ publicKey }: { publicKey: string }): CardFields {
  const resolveByCall = new Map<string, (outcome: TokenResult) => void>();
  let frameElement: HTMLIFrameElement | undefined;
  let messageAbortController: AbortController | undefined;
  let lastCallNumber = 0;

  const postToFrame = (message: ToFrame) => frameElement?.contentWindow?.postMessage(message, provider);

  const destroy = () => {
    messageAbortController?.abort();
    frameElement?.remove();
    frameElement = undefined;
    for (const settleCall of resolveByCall.values()) settleCall({ kind: 'failed' });
    resolveByCall.clear();
  };

  const settle = (call: string, outcome: TokenResult) => {
    resolveByCall.get(call)?.(outcome);
    resolveByCall.delete(call);
  };

  const listen = (shownFrame: HTMLIFrameElement, { colours = {}, radius }: FieldsTheme, onReady: () => void) => {
    messageAbortController = new AbortController();
    const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== shownFrame.contentWindow || origin !== provider) return;
      const message = pageMessageSchema.safeParse(data).data;
      if (!message) return;
      switch (message.type) {
        case 'ready':
          shownFrame.title = message.title;
          postToFrame({ type: 'look', colours, ...(radius !== undefined && { radius }) });
          return onReady();
        case 'size':
          shownFrame.style.blockSize = `${Math.ceil(message.height)}px`;
          return;
        case 'submit':
          return shownFrame.closest('form')?.requestSubmit();
        case 'token':
          return settle(message.call, { kind: 'token', token: message.token });
        default:
          return settle(message.call, { kind: message.type });
      }
    };
    window.addEventListener('message', handleMessage, { signal: messageAbortController.signal });
  };

  return {
    mount(element, theme) {
      destroy();
      // oxlint-disable-next-line react/iframe-missing-sandbox -- setAttribute sets it below
      const shownFrame = element.ownerDocument.createElement('iframe');
      frameElement = shownFrame;
      shownFrame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      );
      shownFrame.allow = '';
      Object.assign(shownFrame.style, {
        display: 'block',
        inlineSize: '100%',
        blockSize: '232px',
        border: '0',
        colorScheme: theme.scheme,
      });
      const queryParams = new URLSearchParams({
        key: publicKey,
        locale: theme.locale,
        scheme: theme.scheme,
        parent: location.origin,
      });
      shownFrame.src = `${provider}/v1/frame?${queryParams}`;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (frameElement === shownFrame) destroy();
          reject(new Error('The fields did not load'));
        }, frameTimeoutMs);
        listen(shownFrame, theme, () => {
          clearTimeout(timer);
          resolve();
        });
        element.append(shownFrame);
      });
    },
    tokenize: () =>
      new Promise((resolve) => {
        if (!frameElement) return resolve({ kind: 'failed' });
        const call = String(++lastCallNumber);
        const timer = setTimeout(() => settle(call, { kind: 'failed' }), frameTimeoutMs);
        resolveByCall.set(call, (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        postToFrame({ type: 'tokenize', call });
      }),
    clear: () => postToFrame({ type: 'clear' }),
    destroy,
  };
}

import { PortalError } from '@touchline/contract';
import type { SignInDeps } from './sign-in-adapter.ts';

/** Section 9, "Sign-in popup": at least this size, in CSS pixels. */
const minWidthPx = 512;
const minHeightPx = 730;

/** Interval of the checks for a closed popup: within the 500 ms of the specification (section 4). */
const checkIntervalMs = 400;

/** Time for a message that was posted just before the popup closed. */
const lastMessageDelayMs = 50;

/**
 * Opens an empty popup in the middle of the portal's window. The caller sets the address later, because browsers allow
 * a popup only right after a press.
 * @throws PortalError popup_blocked
 */
export function openPopup(window: Window): Window {
  const leftPx = Math.max(0, window.screenX + (window.outerWidth - minWidthPx) / 2);
  const topPx = Math.max(0, window.screenY + (window.outerHeight - minHeightPx) / 2);
  const windowFeatures = [
    `width=${minWidthPx}`,
    `height=${minHeightPx}`,
    `left=${Math.round(leftPx)}`,
    `top=${Math.round(topPx)}`,
  ];
  const popup = window.open('', '_blank', `popup,${windowFeatures.join()}`);
  if (!popup || popup.closed) throw new PortalError('popup_blocked', { message: 'The browser blocked the popup.' });
  return popup;
}

/**
 * Runs a provider's script until its popup opens. Scripts do not return their popup, and some do not report a blocked
 * one, so this function watches `window.open`.
 * @returns whether the browser blocked it, and the script's result
 */
export function runUntilPopup<Given>(
  { window, onOpened }: Pick<SignInDeps, 'window' | 'onOpened'>,
  openWindow: () => Given,
): { isBlocked: boolean; result: Given } {
  const { open } = window;
  let isBlocked = false;
  window.open = (...args) => {
    const popup = open.apply(window, args);
    if (popup) onOpened?.(popup);
    else isBlocked = true;
    return popup;
  };
  try {
    const result = openWindow();
    return { isBlocked, result };
  } finally {
    window.open = open;
  }
}

/** Asks a window of this site whether it waits for a popup's response: a waiting window cancels the event. */
const waitingEventName = 'touchline.sign-in.waiting';

/** Whether the window waits for a popup's response. A reloaded page does not. */
export const isWaiting = (window: Window): boolean =>
  !window.dispatchEvent(new Event(waitingEventName, { cancelable: true }));

/**
 * Resolves to the popup's first message that `readData` accepts. Messages of other origins and windows are ignored.
 * @throws PortalError popup_closed within half a second of its closing
 */
export function waitForMessage<T>(
  popup: Window,
  window: Window,
  readData: (data: unknown) => T | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let closeTimer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = () => {
      clearInterval(timer);
      clearTimeout(closeTimer);
      window.removeEventListener('message', onMessage);
      window.removeEventListener(waitingEventName, preventDefault);
    };
    const preventDefault = (event: Event) => event.preventDefault();
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup) return;
      const message = readData(data);
      if (message === undefined) return;
      stopListening();
      resolve(message);
    };
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      closeTimer = setTimeout(() => {
        stopListening();
        reject(new PortalError('popup_closed', { message: 'Popup was closed.' }));
      }, lastMessageDelayMs);
    }, checkIntervalMs);
    window.addEventListener('message', onMessage);
    window.addEventListener(waitingEventName, preventDefault);
  });
}

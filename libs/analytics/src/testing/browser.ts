import type { TagWindow } from '../api/google-tag.ts';

/** @returns the commands sent to Google's tag so far, as arrays */
export const getCommands = (window: TagWindow): unknown[][] =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

/** The tag's scripts in the document. */
export const getTagScripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="/gtag/js"]'),
];

/** Resets the browser to a visitor's first page. */
export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
  for (const script of getTagScripts()) script.remove();
  for (const name of Object.keys(window)) {
    if (/^(?:dataLayer|google_tag_manager|ga-disable-)/.test(name)) Reflect.deleteProperty(window, name);
  }
}

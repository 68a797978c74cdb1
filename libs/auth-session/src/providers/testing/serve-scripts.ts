import { vi } from 'vitest';

/** The behaviour of a script: it runs, fails to load, or never finishes loading. */
type ServedScript = (() => void) | 'blocked' | 'hangs';

/** Answers for the scripts that are added to the page's head. @returns the requested addresses */
export function serveScripts(findServed: (src: string) => ServedScript): string[] {
  const requestedUrls: string[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      requestedUrls.push(node.src);
      const servedScript = findServed(node.src);
      queueMicrotask(() => {
        if (typeof servedScript === 'function') servedScript();
        if (servedScript !== 'hangs') node.dispatchEvent(new Event(servedScript === 'blocked' ? 'error' : 'load'));
      });
    }
    append(...nodes);
  });
  return requestedUrls;
}

import { vi } from 'vitest';

/** The answer of a script's address: it runs, fails to load, or never ends. */
type Served = (() => void) | 'blocked' | 'hangs';

/** Answers for the scripts that are added to the page's head. @returns the requested addresses */
export function serveScripts(served: (src: string) => Served): string[] {
  const asked: string[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      asked.push(node.src);
      const answer = served(node.src);
      queueMicrotask(() => {
        if (typeof answer === 'function') answer();
        if (answer !== 'hangs') node.dispatchEvent(new Event(answer === 'blocked' ? 'error' : 'load'));
      });
    }
    append(...nodes);
  });
  return asked;
}

/** Addresses of style sheets that did not come, and how far the next try is. */
const lost = new Map<string, Promise<void> | undefined>();

const nothing = (): void => undefined;

/**
 * Takes note of every chunk's style sheet that does not come: Vite asks for each only once, so that a page whose code is fetched
 * again, offline a minute ago, would stand there without its styles.
 */
export function watchStyles(): void {
  addEventListener('error', note, { capture: true });
  // Menus and dialogs ask for themselves only.
  addEventListener('online', () => void fetchLostStyles().catch(nothing));
}

function note({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  // What a provider's script asks for, and a policy or a blocker refuses, keeps no page from opening.
  if (!target.href.startsWith(`${location.origin}/`)) return;
  lost.set(target.href, undefined);
  target.remove();
}

/** Asks for them again; resolves when they are there. Rejects where one does not come again. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all(
    Array.from(lost, ([href, trying]) => {
      const arrival = trying ?? fetchStyle(href);
      lost.set(href, arrival);
      return arrival;
    }),
  );
}

function fetchStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`The style sheet ${href} did not come`)));
  });
  // The browser's cache may hold a wrong answer under the address.
  void fetch(href, { cache: 'reload' })
    .catch(nothing)
    .finally(() => document.head.append(link));
  return arrival;
}

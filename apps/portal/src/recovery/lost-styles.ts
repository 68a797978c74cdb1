/** Addresses of style sheets that failed to load, with the promise of a running retry. */
const failedSheets = new Map<string, Promise<void> | undefined>();

const doNothing = (): void => undefined;

/**
 * Records each chunk's style sheet that fails to load, because Vite requests it only once. A page whose code loads
 * later would otherwise render without its styles.
 */
export function watchStyles(): void {
  addEventListener('error', recordFailedSheet, { capture: true });
  // Menus and dialogs retry only their code, so their styles are requested again when the network returns.
  addEventListener('online', () => void fetchLostStyles().catch(doNothing));
}

function recordFailedSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  // A third-party style sheet that a policy or a blocker refuses must not prevent a page from opening.
  if (!target.href.startsWith(`${location.origin}/`)) return;
  failedSheets.set(target.href, undefined);
  target.remove();
}

/**
 * Requests the lost style sheets again.
 * @throws Error when one of them fails again
 */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all(
    Array.from(failedSheets, ([href, pendingFetch]) => {
      const pendingStyle = pendingFetch ?? fetchStyle(href);
      failedSheets.set(href, pendingStyle);
      return pendingStyle;
    }),
  );
}

function fetchStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const pendingStyle = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      failedSheets.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`The style sheet ${href} did not load`)));
  });
  // The browser's cache may contain a wrong response for the address.
  void fetch(href, { cache: 'reload' })
    .catch(doNothing)
    .finally(() => document.head.append(link));
  return pendingStyle;
}

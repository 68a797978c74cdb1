/** Pictures and buttons in notifications are not every browser's. */
export type ShowOptions = NotificationOptions & { image?: string; actions?: readonly unknown[] };

/** What of a service worker is needed here. */
export interface PushWorker {
  registration: { showNotification: (title: string, options?: ShowOptions) => Promise<void> };
  caches: Pick<CacheStorage, 'open'>;
}

/**
 * Has no notification tell a score in a browser whose viewer wants to see none, whoever sent it and whatever they know of that: only words that the sender
 * gives for such viewers are shown (`safe_title`, `safe_body` of its data), and where there are none, the portal's own. "Goal for …" tells as much as two
 * numbers, in any language, so that no other words are trusted. Pictures and buttons go, too.
 *
 * Its text is the service worker's, so it leans on nothing outside of it.
 */
export function keepScoresOut(worker: PushWorker, cacheName: string, path: string): void {
  const show = worker.registration.showNotification.bind(worker.registration);
  const longest = 300;
  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const words = (of: unknown, name: string): string | undefined => {
    const value = field(of, name);
    return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;
  };

  const noteOf = async (): Promise<unknown> => {
    try {
      const found = await (await worker.caches.open(cacheName)).match(path);
      return await found?.json();
    } catch {
      // No storage: nobody could have said here what they want.
      return undefined;
    }
  };

  worker.registration.showNotification = async (title, options = {}) => {
    const note = await noteOf();
    if (field(note, 'spoilerFree') !== true) return show(title, options);
    const data = field(field(options, 'data'), 'additionalData');
    const { image: _, actions: __, ...without } = options;
    return show(words(data, 'safe_title') ?? words(note, 'title') ?? '', {
      ...without,
      body: words(data, 'safe_body') ?? words(note, 'body') ?? '',
    });
  };
}

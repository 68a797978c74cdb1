/** TypeScript's options lack pictures and buttons, which only some browsers support. */
export type ShowOptions = NotificationOptions & { image?: string; actions?: readonly unknown[] };

/** The parts of a service worker that this module uses. */
export interface PushWorker {
  registration: { showNotification: (title: string, options?: ShowOptions) => Promise<void> };
  caches: Pick<CacheStorage, 'open'>;
}

/**
 * Hides scores in notifications of any sender while the viewer is in spoiler-free mode. It shows the sender's own safe
 * texts (`safe_title`, `safe_body` of its data), otherwise the portal's. Other texts, pictures and buttons are removed,
 * because a title such as "Goal for …" reveals a score in any language. The worker's script contains this function's
 * source text, so it must use no name from outside.
 */
export function hideScores(worker: PushWorker, cacheName: string, path: string): void {
  const showNotification = worker.registration.showNotification.bind(worker.registration);
  const maxTextCharacters = 300;
  const getField = (object: unknown, name: string): unknown =>
    typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
  const readText = (object: unknown, name: string): string | undefined => {
    const value = getField(object, name);
    return typeof value === 'string' && value !== '' ? value.slice(0, maxTextCharacters) : undefined;
  };

  const readSettingsNote = async (): Promise<unknown> => {
    try {
      const cachedResponse = await (await worker.caches.open(cacheName)).match(path);
      return await cachedResponse?.json();
    } catch {
      // If storage is blocked, no page can have stored spoiler-free mode for this worker.
      return undefined;
    }
  };

  worker.registration.showNotification = async (title, options = {}) => {
    const cachedSettings = await readSettingsNote();
    if (getField(cachedSettings, 'spoilerFree') !== true) return showNotification(title, options);
    const data = getField(getField(options, 'data'), 'additionalData');
    const { image: _, actions: __, ...remainingOptions } = options;
    return showNotification(readText(data, 'safe_title') ?? readText(cachedSettings, 'title') ?? '', {
      ...remainingOptions,
      body: readText(data, 'safe_body') ?? readText(cachedSettings, 'body') ?? '',
    });
  };
}

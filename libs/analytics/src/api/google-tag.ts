/**
 * The window with the globals that Google's tag and its page share, as documented
 * (developers.google.com/tag-platform/gtagjs/reference).
 */
export type TagWindow = Window & {
  dataLayer?: unknown[];
  /** Set once the tag's script runs. */
  google_tag_manager?: unknown;
};

/** The documented commands that the portal uses. */
export interface Gtag {
  (command: 'consent', action: 'default' | 'update', params: Readonly<Record<string, 'granted' | 'denied'>>): void;
  (command: 'js', date: Date): void;
  (command: 'config', measurementId: string, params: Readonly<Record<string, unknown>>): void;
  (command: 'set', params: Readonly<Record<string, unknown>>): void;
  (command: 'event', name: string, params: Readonly<Record<string, unknown>>): void;
}

/** Queues commands until the tag runs. The tag recognises a command as an Arguments object; it ignores arrays. */
export function createGtag(window: TagWindow): Gtag {
  const dataLayer = (window.dataLayer ??= []);
  return function gtag(): void {
    // The tag looks for Arguments objects.
    dataLayer.push(arguments);
  };
}

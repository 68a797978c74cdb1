/**
 * The window with the globals that Google's tag and its page share, as documented
 * (developers.google.com/tag-platform/gtagjs/reference).
 */
export type TagWindow = Window & {
  dataLayer?: unknown[];
  /** There once the tag has come and runs. */
  google_tag_manager?: unknown;
};

/** The documented commands that are used here. */
export interface Gtag {
  (command: 'consent', arg: 'default' | 'update', params: Readonly<Record<string, 'granted' | 'denied'>>): void;
  (command: 'js', at: Date): void;
  (command: 'config', measurementId: string, params: Readonly<Record<string, unknown>>): void;
  (command: 'set', params: Readonly<Record<string, unknown>>): void;
  (command: 'event', name: string, params: Readonly<Record<string, unknown>>): void;
}

/** Queues commands for the tag, which takes them up once it has come. It knows a command by its being an Arguments object, and not a list. */
export function createGtag(window: TagWindow): Gtag {
  const dataLayer = (window.dataLayer ??= []);
  return function gtag(): void {
    // The tag looks for Arguments objects.
    dataLayer.push(arguments);
  };
}

/** What the provider's operator can choose viewers by. */
export type Tags = Readonly<Record<string, string>>;

/** What is asked of a provider that is there. */
export interface PushProvider {
  /** Who is signed in, by an id that is no name or address; null: nobody any more. */
  identify: (viewer: string | null) => unknown;
  /** All tags that are ours: others of ours go. */
  setTags: (tags: Tags) => unknown;
  /** Asks for the browser's permission where that is needed: from a press only. */
  optIn: () => Promise<void>;
  optOut: () => Promise<void>;
  optedIn: () => boolean;
  /** Calls back when any of it may have changed. */
  onChange: (heard: () => void) => void;
}

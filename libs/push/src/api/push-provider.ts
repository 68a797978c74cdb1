/** Tags by which the provider's operator selects viewers. */
export type Tags = Readonly<Record<string, string>>;

/** The calls of a provider that is set up. */
export interface PushProvider {
  /** Sets the signed-in viewer by an id without name or address; null after a sign-out. */
  identify: (viewer: string | null) => unknown;
  /** Sets the portal's tags and removes its other tags. */
  setTags: (tags: Tags) => unknown;
  /** Asks for the browser's permission if it is needed. Only a press may call it. */
  optIn: () => Promise<void>;
  optOut: () => Promise<void>;
  optedIn: () => boolean;
  /** Calls the listener after each change of permission or subscription. */
  onChange: (listener: () => void) => void;
}

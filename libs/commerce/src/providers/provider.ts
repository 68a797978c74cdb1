import type { Locale, Translate } from '@touchline/i18n';

/** The appearance and the texts of the provider's fields. */
export interface FieldsTheme {
  locale: Locale;
  theme: 'dark' | 'light';
  /** The feature's texts, for a provider whose labels and errors the page renders. */
  text: Translate;
}

/** The provider's fields for a card, in frames of its own origin. The typed digits never reach this page. */
export interface PaymentFields {
  /** Mounts the fields. The viewer can type when the promise resolves. @throws Error if the fields cannot load */
  mount(element: HTMLElement, theme: FieldsTheme): Promise<void>;
  /**
   * Turns the typed card into a token that charges once, or that the backend stores.
   * @throws FieldsRefusedError if the fields contain no valid card, and show that themselves; another error if the
   *   provider fails
   */
  tokenize(): Promise<{ token: string }>;
  /** Empties the fields for another card. The page's own field for the name stays unchanged. */
  clear(): void;
  /** Removes the fields. */
  destroy(): void;
}

/** The typed card is invalid. The provider's fields show their own error message. */
export class FieldsRefusedError extends Error {}

/** A payment provider whose script has loaded. */
export interface Provider {
  fields(): PaymentFields;
  /** Whether the bank may be at this address: an address of the provider, or of a site to which it sends viewers. */
  mayAskAt(address: URL): boolean;
}

import type { Locale, Translate } from '@touchline/i18n';

/** The appearance and the texts of the provider's fields. */
export interface FieldsTheme {
  locale: Locale;
  theme: 'dark' | 'light';
  /** The library's texts, for a provider whose labels and errors the page renders. */
  text: Translate;
}

/** The provider's own fields for a card, in frames of its origin: the typed digits never reach this page. */
export interface PaymentFields {
  /** Mounts the fields; resolves when the viewer can type. @throws Error if they cannot load */
  mount(element: HTMLElement, theme: FieldsTheme): Promise<void>;
  /**
   * Turns the typed card into a token that charges once, or that the backend stores.
   * @throws FieldsRefused if the fields contain no valid card: they show the invalid one; another error if the provider
   * fails
   */
  tokenize(): Promise<{ token: string }>;
  /** Empties the fields for another card. A name in the page's own field stays. */
  clear(): void;
  /** Removes the fields. */
  destroy(): void;
}

/** The typed card cannot be charged: the provider's fields show their own error message. */
export class FieldsRefusedError extends Error {}

/** A payment provider whose script has loaded. */
export interface Provider {
  fields(): PaymentFields;
  /**
   * Whether an address may be the bank's question: an address of the provider, or of a site to which it sends viewers.
   */
  mayAskAt(address: URL): boolean;
}

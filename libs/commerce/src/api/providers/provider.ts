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
   * @throws FieldsRefusedError if the fields contain no valid card; they then show the error. Another error if the
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

/** The order that a wallet shows to the viewer. */
export interface WalletPayment {
  /** A decimal text, such as `5.99`. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** The product's title. */
  label: string;
}

/**
 * The provider's own button for a wallet, such as Apple Pay or Google Pay. Its token pays exactly as that of a typed
 * card (docs/decisions/0042).
 */
export interface WalletButton {
  /**
   * Mounts the button into an element that is invisible until the promise resolves. The page does not wait longer than
   * three seconds, and logs a failure.
   * @param onPress called for each press. If it pays, it calls `tokenize` before it returns
   * @returns false on a device without the wallet, which loads nothing
   */
  mount(element: HTMLElement, theme: FieldsTheme, onPress: () => void): Promise<boolean>;
  /**
   * Opens the wallet during the viewer's press, and waits without a time limit until the viewer confirms.
   * @returns a token that charges once, or that the backend stores
   * @throws WalletClosedError if the viewer closes the wallet; another error if the provider fails
   */
  tokenize(payment: WalletPayment): Promise<{ token: string }>;
  /** Closes the wallet, and removes the button. */
  destroy(): void;
}

/** The viewer has closed the wallet without paying. */
export class WalletClosedError extends Error {}

/** A payment provider whose script has loaded. */
export interface Provider {
  fields(): PaymentFields;
  /** The button of the provider's wallet. A provider without a wallet omits it. */
  wallet?: (() => WalletButton) | undefined;
  /**
   * Whether the bank's page may have this address: on the provider's site, or on a site to which the provider sends
   * viewers.
   */
  mayAskAt(address: URL): boolean;
}

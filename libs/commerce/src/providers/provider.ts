import type { Locale, Translate } from '@touchline/i18n';

/** How the provider's fields are to look and speak. */
export interface FieldsLook {
  locale: Locale;
  theme: 'dark' | 'light';
  /** The library's texts, for a provider that leaves the words around its fields to the page. */
  text: Translate;
}

/** The provider's own fields for a card, in frames of its origin: what is typed there never reaches this page. */
export interface PaymentFields {
  /** Shows them; resolves once they can be typed into. @throws Error where they cannot be shown */
  mount(element: HTMLElement, look: FieldsLook): Promise<void>;
  /**
   * Turns what was typed into a token that charges once or is stored by the backend. @throws FieldsRefused where what was typed is no card: the fields say
   * which; anything else where the provider cannot be reached
   */
  tokenize(): Promise<{ token: string }>;
  /** Empties them for another card. A name that stands in the page's own field stays. */
  clear(): void;
  /** Takes them away. */
  destroy(): void;
}

/** What was typed is no card that can be charged: the provider's fields show what is wrong, in their own words. */
export class FieldsRefused extends Error {}

/** A payment provider whose script has loaded. */
export interface Provider {
  fields(): PaymentFields;
  /** Whether a card's bank may be asked at this address: the provider's own, or one that it sends viewers to. */
  mayAskAt(address: URL): boolean;
}

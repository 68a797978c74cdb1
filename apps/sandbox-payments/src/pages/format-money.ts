import { languageTag, type Locale } from '@touchline/i18n/locales';

/** An amount as in the locale's texts; unchanged with an unknown currency. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string => {
  try {
    return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency }).format(Number(amount));
  } catch {
    return `${amount} ${currency}`;
  }
};

import type { Customer } from '@touchline/customer-config';
import { localePath } from '@touchline/i18n/locales';

/**
 * Writes CSS that hides the portal's own links to disabled pages, such as "See all" of a shelf.
 * CSS costs other customers no byte, and it also hides links that scripts add.
 */
export function writeHiddenLinks({ disabledPages, locales }: Pick<Customer, 'disabledPages' | 'locales'>): string {
  const selectors = Object.keys(disabledPages).flatMap((page) =>
    locales.enabled.map((locale) => {
      const path = localePath(page.replace(/\*$/, ''), locale, locales);
      return page.endsWith('*') ? `a[href^="${path}"]` : `a[href="${path}/"]`;
    }),
  );
  return selectors.length > 0 ? `${selectors.join(',')}{display:none!important}` : '';
}

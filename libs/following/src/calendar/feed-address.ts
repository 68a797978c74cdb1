import { resolveAddress } from '@touchline/api-client';
import { useSite } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';

/**
 * Makes the address of a feed one that a calendar can be given: whole, in the reader's language, with the customer's id for the names of its
 * entries. Undefined for what is no address of https or of api_base's own origin.
 */
export function useFeedAddress(): (given: string) => string | undefined {
  const { apiBase, id } = useSite();
  const { locale } = useLocale();
  return (given) => {
    const resolved = resolveAddress(apiBase, given);
    if (resolved === undefined) return undefined;
    const address = new URL(resolved, window.location.href);
    address.searchParams.set('site', id);
    address.searchParams.set('lang', locale);
    return address.href;
  };
}

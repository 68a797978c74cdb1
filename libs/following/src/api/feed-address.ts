import { resolveAddress } from '@touchline/api-client';
import { useSite } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';

/**
 * Completes the address of a feed for a calendar app: absolute, in the viewer's language, with the customer's id for
 * the names of its entries.
 * @returns undefined for an address that is neither https nor on the origin of `api_base`
 */
export function useFeedAddress(): (givenAddress: string) => string | undefined {
  const { apiBase, id } = useSite();
  const { locale } = useLocale();
  return (givenAddress) => {
    const resolvedAddress = resolveAddress(apiBase, givenAddress);
    if (resolvedAddress === undefined) return undefined;
    const address = new URL(resolvedAddress, window.location.href);
    address.searchParams.set('site', id);
    address.searchParams.set('lang', locale);
    return address.href;
  };
}

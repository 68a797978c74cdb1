import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { useSecondaryQuery } from '../../state/use-secondary.ts';
import { commerceOptionsQuery } from '../../api/commerce-options-query.ts';

const noProducts: readonly Product[] = [];

/**
 * The products that give access to a locked event; loaded only for an event for sale. Empty during loading and after a
 * failure.
 */
export function useCommerceOptions(view: EventView): readonly Product[] {
  const isEnabled = view.availability === 'user' && view.audience === 'buyers';
  const options = useQuery({ ...commerceOptionsQuery(useApi(), view.id), enabled: isEnabled });
  return useSecondaryQuery('commerce options', view.id, options).data ?? noProducts;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { useSecondary } from '../related/use-secondary.ts';
import { commerceOptionsQuery } from './commerce-options-query.ts';

const none: readonly Product[] = [];

/** What would open a locked event; asked for only where something would. Empty until it is known, and where it cannot be had. */
export function useCommerceOptions(view: EventView): readonly Product[] {
  const enabled = view.availability === 'user' && view.audience === 'buyers';
  const options = useQuery({ ...commerceOptionsQuery(useApi(), view.id), enabled });
  return useSecondary('commerce options', view.id, options).data ?? none;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer } from '@touchline/feature-kit';
import { creditCardQuery } from '../../api/personal-queries.ts';

/** Whether the viewer has a stored card for renewals; undefined until the first response. */
export function useHasCard(): boolean | undefined {
  const { data } = useQuery(creditCardQuery(useApi(), useViewer()?.id));
  return data === undefined ? undefined : data !== null;
}

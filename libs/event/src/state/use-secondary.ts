import type { UseQueryResult } from '@tanstack/react-query';
import { useFailedPart } from '@touchline/feature-kit';

/** The state of data that the page does not need. */
export interface SecondaryResult<Data> {
  data: Data | undefined;
  /** The data may still arrive, so its space stays. */
  isPending: boolean;
}

/**
 * Data that the page does not need: a failure is logged, and the page treats it as empty (specification, sections 4 and
 * 8).
 * @param section its name in the log
 * @param id of the page's event
 */
export function useSecondaryQuery<Data>(
  section: string,
  id: string,
  { data, error }: UseQueryResult<Data>,
): SecondaryResult<Data> {
  useFailedPart(section, id, error);
  return { data, isPending: data === undefined && !error };
}

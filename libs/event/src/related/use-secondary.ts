import type { UseQueryResult } from '@tanstack/react-query';
import { useFailedPart } from '@touchline/feature-kit';

/** What came of something that the page can do without. */
export interface Secondary<Data> {
  data: Data | undefined;
  /** It may still come: keep its place. */
  pending: boolean;
}

/**
 * Something the page can do without: its failure is logged and counts as nothing (specification, sections 4 and 8).
 * @param section its name in the log
 * @param id of the event that the page shows
 */
export function useSecondary<Data>(
  section: string,
  id: string,
  { data, error }: UseQueryResult<Data>,
): Secondary<Data> {
  useFailedPart(section, id, error);
  return { data, pending: data === undefined && !error };
}

import type { UseQueryResult } from '@tanstack/react-query';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect } from 'react';

/** What came of something that the page can do without. */
export interface Secondary<Data> {
  data: Data | undefined;
  /** It may still come: keep its place. */
  pending: boolean;
}

/**
 * Something the page can do without: its failure is logged and counts as nothing (specification, sections 4 and 8).
 * @param name what it is, for the log
 */
export function useSecondary<Data>(name: string, { data, error }: UseQueryResult<Data>): Secondary<Data> {
  const telemetry = useTelemetry();
  useEffect(() => {
    if (error) telemetry.error(error, { section: name });
  }, [error, name, telemetry]);
  return { data, pending: data === undefined && !error };
}

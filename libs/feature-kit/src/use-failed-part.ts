import { toPortalError } from '@touchline/contract';
import { type Telemetry, useTelemetry } from '@touchline/telemetry';
import { useEffect } from 'react';

/** Which parts of which pages have failed in this visit: one that is asked for every minute is told of once. */
const told = new WeakMap<Telemetry, Set<string>>();

/**
 * Logs that a part of a page did not come, which the page does without (specification, sections 4 and 8): once in a visit, as a warning with the error's code
 * and as a report.
 * @param section name of the part: `stats`
 * @param id of the event that the page shows
 * @param error why it failed, as a query says it; null while it has not
 */
export function useFailedPart(section: string, id: string, error: unknown): void {
  const telemetry = useTelemetry();
  useEffect(() => {
    if (!error) return;
    const parts = told.get(telemetry) ?? new Set();
    told.set(telemetry, parts);
    const part = `${section} ${id}`;
    if (parts.has(part)) return;
    parts.add(part);
    const { code } = toPortalError(error);
    console.warn(`Failed to load "${section}" of event ${id}: ${code}`);
    telemetry.error(error, { section, event: id, code });
  }, [error, section, id, telemetry]);
}

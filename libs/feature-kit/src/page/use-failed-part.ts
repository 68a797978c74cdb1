import { toPortalError } from '@touchline/contract';
import { type Telemetry, useTelemetry } from '@touchline/telemetry';
import { useEffect } from 'react';

/**
 * The failed parts of pages since the document was opened, so that a part with a request each minute is logged once.
 */
const loggedParts = new WeakMap<Telemetry, Set<string>>();

/**
 * Logs a missing part that the page does not need (specification, sections 4 and 8): once per document, as a warning
 * with the error's code and as a report.
 * @param section name of the part: `stats`
 * @param id of the page's event
 * @param error from the query; null without a failure
 */
export function useFailedPart(section: string, id: string, error: unknown): void {
  const telemetry = useTelemetry();
  useEffect(() => {
    if (!error) return;
    const loggedKeys = loggedParts.get(telemetry) ?? new Set();
    loggedParts.set(telemetry, loggedKeys);
    const partKey = `${section} ${id}`;
    if (loggedKeys.has(partKey)) return;
    loggedKeys.add(partKey);
    const { code } = toPortalError(error);
    console.warn(`Failed to load "${section}" of event ${id}: ${code}`);
    telemetry.error(error, { section, event: id, code });
  }, [error, section, id, telemetry]);
}

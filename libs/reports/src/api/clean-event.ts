import type { ErrorEvent } from '@sentry/browser';
import { isSecretName, scrub } from '@touchline/telemetry';
import { removeQueries } from './remove-queries.ts';

/** Specification, section 9. Sentry rejects a longer event as a whole. */
const maxPayloadBytes = 1_000_000;

const cleanText = (text: string): string => removeQueries(String(scrub(text)));

const removedText = '[removed]';

/** @returns the same value with secrets and queries removed from its texts */
function cleanValue<Value>(value: Value): Value;
function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), isSecretName(key) ? removedText : cleanValue(item)]),
  );
}

const getByteSize = (event: ErrorEvent): number => new TextEncoder().encode(JSON.stringify(event)).length;

/**
 * Cleans an event just before it is sent, whichever code added to it: no name, address, secret or query, and at most
 * `maxBytes` bytes.
 * @returns null when even the necessary parts are too long
 */
export function cleanEvent(event: ErrorEvent, maxBytes = maxPayloadBytes): ErrorEvent | null {
  const { user: _user, server_name: _name, extra: _extra, sdkProcessingMetadata: _own, ...publicFields } = event;
  const cleanedEvent: ErrorEvent = { ...cleanValue(publicFields), type: undefined };
  if (getByteSize(cleanedEvent) <= maxBytes) return cleanedEvent;
  const { breadcrumbs: _steps, contexts: _contexts, ...essentialEvent } = cleanedEvent;
  return getByteSize(essentialEvent) <= maxBytes ? essentialEvent : null;
}

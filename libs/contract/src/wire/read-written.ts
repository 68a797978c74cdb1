import type * as z from 'zod/mini';
import type { Endpoint, RequestSchemas, SentRequest } from './endpoint.ts';
import { isRecord } from './is-record.ts';
import { readTolerantly, type Reading } from './read-tolerantly.ts';

/** The fields of a response that are not null. */
const getAnsweredFields = (rawContent: unknown): Readonly<Record<string, unknown>> =>
  isRecord(rawContent) ? Object.fromEntries(Object.entries(rawContent).filter(([, value]) => value !== null)) : {};

/**
 * Reads the content of a successful write (decisions, section 6), and takes missing and invalid fields from the
 * request.
 * @param root the path of the content in the response
 */
export function readWritten<Response extends z.ZodMiniType>(
  { response, fromRequest }: Endpoint<RequestSchemas, Response>,
  rawContent: unknown,
  root: readonly string[],
  request: SentRequest | undefined,
): Reading<z.output<Response>> {
  const requestFields = (request && fromRequest?.(request)) ?? {};
  const answeredFields = getAnsweredFields(rawContent);
  const readFields = (fields: Readonly<Record<string, unknown>>) =>
    readTolerantly(response, { ...requestFields, ...fields }, root);
  const reading = readFields(answeredFields);
  const faults = reading.ok ? reading.rejected : reading.issues;
  const garbledNames = new Set(faults.map(({ path }) => path.split('.')[root.length]));
  if (faults.length === 0 || !Object.keys(requestFields).some((name) => !reading.ok || garbledNames.has(name)))
    return reading;
  const readableFields = Object.entries(answeredFields).filter(([name]) => !garbledNames.has(name));
  const restoredReading = readFields(Object.fromEntries(readableFields));
  return restoredReading.ok
    ? { ...restoredReading, rejected: [...faults, ...restoredReading.rejected] }
    : restoredReading;
}

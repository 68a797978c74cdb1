import { type Answer, type Endpoint, type EndpointOutput, PortalError, type QueryParams } from '@touchline/contract';

/** The parts of a request that may name an object. */
export interface Input {
  params?: Readonly<Record<string, string>> | undefined;
  query?: QueryParams | undefined;
  body?: unknown;
}

/** The fields of a response that may contain the requested id. */
const idFields = ['id', 'product_id'] as const;

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** An id that a database generates: digits, a UUID, or a long hexadecimal number. */
const generatedIdPattern = /^(?:\d+|[\da-f-]{16,40})$/i;

/**
 * Whether a response's id is the requested one, in any letter case. A backend may answer a request for a slug
 * (`aurora`) with the object's generated id.
 */
function isRequestedId(answeredId: unknown, requestedId: unknown): boolean {
  const [answeredText, requestedText] = [String(answeredId), String(requestedId)];
  if (answeredText.toLowerCase() === requestedText.toLowerCase()) return true;
  return generatedIdPattern.test(answeredText) && !generatedIdPattern.test(requestedText);
}

/** @throws PortalError invalid_response for an answer about another object than the requested one */
export function assertRequestedId(endpoint: Endpoint, { params, query }: Input, value: unknown): void {
  const requestedId = params?.['id'];
  // The response to a request by reference may contain the id only.
  if (query?.['idType'] === 'reference_id') return;
  if (endpoint.method !== 'GET' || requestedId === undefined || getField(value, 'id') === undefined) return;
  if (idFields.some((name) => isRequestedId(getField(value, name), requestedId))) return;
  throw new PortalError('invalid_response', { retryable: false, message: `${endpoint.path}: content.id: another id` });
}

/** The entries' field with their match, and the requested ids; undefined if the request names no match. */
function getRequestedMatches(body: unknown): { field: string; ids: readonly unknown[] } | undefined {
  const target = getField(body, 'targetId');
  if (target !== undefined) return { field: 'targetId', ids: [target] };
  const ids = getField(getField(body, 'filters'), 'event_id');
  return Array.isArray(ids) ? { field: 'event_id', ids } : undefined;
}

/** Leaves out entries of other matches than the requested ones. An entry that names no match stays. */
export function leaveOutForeignEntries<E extends Endpoint>(
  { body }: Input,
  answer: Answer<EndpointOutput<E>>,
): Answer<EndpointOutput<E>> {
  const requestedMatches = getRequestedMatches(body);
  const entries = getField(answer.value, 'entries');
  if (!requestedMatches || !Array.isArray(entries)) return answer;
  const { field, ids } = requestedMatches;
  const isForeign = (entry: unknown): boolean => {
    const matchId = getField(entry, field);
    return matchId !== undefined && !ids.some((id) => isRequestedId(matchId, id));
  };
  const foreignIndex = entries.findIndex(isForeign);
  if (foreignIndex === -1) return answer;
  return {
    // The type stays the endpoint's, because only the number of entries changes.
    value: { ...Object(answer.value), entries: entries.filter((entry) => !isForeign(entry)) } as EndpointOutput<E>,
    rejected: [
      ...answer.rejected,
      { path: `content.entries.${foreignIndex}.${field}`, message: 'an entry of another match' },
    ],
  };
}

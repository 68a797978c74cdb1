import { type Answer, type Endpoint, type EndpointOutput, PortalError, readAnswer } from '@touchline/contract';
import { capEntries } from './cap-entries.ts';
import { refusedAddresses } from './refused-addresses.ts';
import type { Received } from './send-request.ts';

/** How to read an answer. */
interface ReadingOptions {
  /** `api_base`: addresses in answers are absolute or relative to it. */
  baseUrl: string;
  /** Of a list. */
  mostEntries: number;
}

/**
 * Reads the text of an answer: JSON, its list cut, its envelope opened, its content parsed.
 * @throws PortalError what the answer says, or invalid_response
 */
export function readText<E extends Endpoint>(
  endpoint: E,
  { status, text }: Received,
  { baseUrl, mostEntries }: ReadingOptions,
): Answer<EndpointOutput<E>> {
  const body = jsonOf(text);
  if (status < 300 && body === undefined && text.trim() !== '') {
    throw new PortalError('invalid_response', { status, retryable: true, message: 'an answer that is no JSON' });
  }
  const capped = capEntries(body, mostEntries);
  const { value, rejected } = readAnswer<E['response']>(endpoint, capped.body, status);
  const refused = refusedAddresses(baseUrl, value, endpoint.unwrap === 'content' ? 'content' : '');
  return { value, rejected: [...rejected.slice(0, mostReported), ...capped.rejected, ...refused] };
}

/** Fields and entries of one answer that are reported one by one. */
const mostReported = 20;

/** JSON of a text, or undefined for what is none (an HTML error page). */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many readings are remembered: what the pages of a few minutes are made of. */
const mostRemembered = 40;

/** The same; what was read before is what came of it then. @param readings by call and text, the one remembered last stands last */
export function readOnce<E extends Endpoint>(
  readings: Map<string, unknown>,
  endpoint: E,
  received: Received,
  options: ReadingOptions,
): Answer<EndpointOutput<E>> {
  const key = `${endpoint.method} ${endpoint.path} ${received.status} ${received.text}`;
  // The key begins with the endpoint, and only what it reads stands there.
  const known = readings.get(key) as Answer<EndpointOutput<E>> | undefined;
  if (known) return known;
  const answer = readText(endpoint, received, options);
  readings.set(key, answer);
  for (const oldest of readings.keys()) {
    if (readings.size <= mostRemembered) break;
    readings.delete(oldest);
  }
  return answer;
}

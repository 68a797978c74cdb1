import {
  type Answer,
  type Endpoint,
  type EndpointOutput,
  PortalError,
  readAnswer,
  type SentRequest,
  unreadableStatus,
} from '@touchline/contract';
import { type BackendAdapter, runAdapter } from './backend-adapter.ts';
import { capEntries } from './cap-entries.ts';
import { findRefusedAddresses } from './refused-addresses.ts';
import type { ReceivedResponse } from './send-request.ts';

/** Options of the parser. */
interface ReadingOptions {
  /** `api_base`: addresses in answers are absolute or relative to it. */
  baseUrl: string;
  adapter: BackendAdapter;
  /** The limit of a list's entries. */
  maxEntries: number;
  /** The page's language: a server's message in another language is dropped. */
  language?: string | undefined;
  /** The request of a write, whose fields complete an incomplete response. */
  request?: SentRequest | undefined;
}

/**
 * Reads the text of a response: parses the JSON, cuts a long list, removes the envelope, parses the content.
 * @throws PortalError the response's error, or invalid_response
 */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  { status, text, language: answerLanguage }: ReceivedResponse,
  { baseUrl, adapter, maxEntries, language, request }: ReadingOptions,
): Answer<EndpointOutput<E>> {
  const body = parseJson(text);
  const isUnreadable = status < 300 && body === undefined && text.trim() !== '';
  if (isUnreadable && !isPlainConfirmation(endpoint, text)) {
    throw new PortalError('invalid_response', {
      status: unreadableStatus,
      retryable: true,
      message: unreadableMessage,
    });
  }
  const adaptedBody =
    body === undefined ? undefined : runAdapter(endpoint, () => adapter.adaptResponse(endpoint, body, status));
  const cappedBody = capEntries(adaptedBody, maxEntries);
  const { value, rejected } = readAnswer<E['response']>(endpoint, cappedBody.body, status, {
    page: language,
    answer: answerLanguage,
    request,
  });
  const refusedParts = findRefusedAddresses(baseUrl, value, endpoint.unwrap === 'content' ? 'content' : '');
  const unreadableParts = isUnreadable ? [{ path: '', message: unreadableMessage }] : [];
  return {
    value,
    rejected: [...unreadableParts, ...rejected.slice(0, maxReportedFields), ...cappedBody.rejected, ...refusedParts],
  };
}

const unreadableMessage = 'an answer that is no JSON';

/**
 * Whether a text such as `OK` confirms a write. A log-in page (HTML) or broken JSON does not. A charge or a sign-in
 * needs a response with content.
 */
const isPlainConfirmation = ({ safe, effect }: Endpoint, text: string): boolean =>
  !safe && effect !== 'charge' && effect !== 'sign_in' && !/^\s*[[{]|<[!/a-z]/i.test(text);

/** The largest number of reports of left-out fields and entries for one response. */
const maxReportedFields = 20;

/** The JSON of a text; undefined for other texts, such as an HTML error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The largest number of cached responses, enough for the pages of a few minutes. */
const maxCachedReadings = 40;

/**
 * Like {@link parseAnswer}, with a cache for equal texts.
 * @param readings parsed responses by endpoint, request and text, the oldest first
 */
export function parseAnswerCached<E extends Endpoint>(
  readings: Map<string, unknown>,
  endpoint: E,
  response: ReceivedResponse,
  options: ReadingOptions,
): Answer<EndpointOutput<E>> {
  const key = `${endpoint.method} ${endpoint.path} ${response.status} ${response.text}`;
  // The key starts with the endpoint, so the value has that endpoint's type.
  const cachedAnswer = readings.get(key) as Answer<EndpointOutput<E>> | undefined;
  if (cachedAnswer) return cachedAnswer;
  const parsedAnswer = parseAnswer(endpoint, response, options);
  readings.set(key, parsedAnswer);
  for (const oldestKey of readings.keys()) {
    if (readings.size <= maxCachedReadings) break;
    readings.delete(oldestKey);
  }
  return parsedAnswer;
}

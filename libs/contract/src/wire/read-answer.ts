import type * as z from 'zod/mini';
import type { Endpoint, RequestSchemas, SentRequest } from './endpoint.ts';
import { isRecord } from './is-record.ts';
import { errorCodeOfStatus, toErrorCode } from './error-codes.ts';
import { PortalError } from './portal-error.ts';
import { readTolerantly, type Rejected } from './read-tolerantly.ts';
import { readWritten } from './read-written.ts';
import { isReadableMessage, type MessageLanguages } from './readable-message.ts';

/** The content of a response, and the fields and entries that were left out. */
export interface Answer<Value> {
  value: Value;
  /**
   * Left-out fields and entries, to be reported. Paths start at the response's root, such as `content.entries.3.id`.
   */
  rejected: readonly Rejected[];
}

/**
 * Finds the failure in a response, by a truthy `error` or by its status (specification, section 8; decisions, section
 * 1).
 *
 * - A failure with a message but without a code is `default_error_message`; without both, its status decides.
 * - It contains the server's message only if viewers can read it (`isReadableMessage`).
 */
export function getFailure(body: unknown, status: number, languages: MessageLanguages = {}): PortalError | undefined {
  const hasFailed = isRecord(body) && Boolean(body['error']);
  if (!hasFailed && status < 400) return undefined;
  const { error, message, messageErrorCode } = isRecord(body) ? body : {};
  const code = [messageErrorCode, error].map(toErrorCode).find((errorCode) => errorCode !== 'default_error_message');
  // Some servers send the message in `error`; the field then contains no code.
  const messageText = [message, ...(code ? [] : [error])].find((text) => typeof text === 'string' && text !== '');
  const isSilent = !hasFailed && messageText === undefined;
  return new PortalError(code ?? (isSilent ? errorCodeOfStatus(status) : 'default_error_message'), {
    status,
    ...(typeof messageText === 'string' &&
      (isReadableMessage(messageText, languages) ? { said: messageText } : { message: messageText.slice(0, 300) })),
    hasOwnCode: code !== undefined,
  });
}

/**
 * The status of an invalid response, as a gateway would send it. The server's 200 would hide the failure.
 */
export const unreadableStatus = 502;

/** Whether the path names one object, which does not exist if the content is null. */
const isSingleResource = ({ method, request }: Endpoint): boolean => method === 'GET' && request.params !== undefined;

/** The languages of the message and the page, and the request of a write. */
export interface AnswerContext extends MessageLanguages {
  request?: SentRequest | undefined;
}

/**
 * Reads the JSON of a response: removes the envelope and parses the content tolerantly (wire.md).
 * @param body undefined for a 204 or an empty body, which is read as `{}`
 * @throws PortalError with the server's code for a failure, `not_found` if the requested object does not exist,
 * `invalid_response` for an invalid response
 */
export function readAnswer<Response extends z.ZodMiniType>(
  endpoint: Endpoint<RequestSchemas, Response>,
  body: unknown,
  status = 200,
  { request, ...languages }: AnswerContext = {},
): Answer<z.output<Response>> {
  const failure = getFailure(body, status, languages);
  if (failure) throw failure;
  const wholeBody = body === undefined || body === '' ? {} : body;
  const isInContent = endpoint.unwrap === 'content';
  const rawContent = isInContent && isRecord(wholeBody) && 'content' in wholeBody ? wholeBody['content'] : wholeBody;
  if (rawContent === null && wholeBody !== null && isSingleResource(endpoint))
    throw new PortalError('not_found', { status: 404 });
  const root = isInContent ? ['content'] : [];
  const reading = endpoint.safe
    ? readTolerantly(endpoint.response, rawContent, root)
    : readWritten(endpoint, rawContent, root, request);
  if (reading.ok) return reading;
  const [first] = reading.issues;
  const failureMessage = first ? `${first.path}: ${first.message}` : 'unreadable';
  throw new PortalError('invalid_response', {
    status: unreadableStatus,
    message: `${endpoint.method} ${endpoint.path}: ${failureMessage}`,
    // A retry would return the same response.
    retryable: false,
    cause: reading.issues,
  });
}

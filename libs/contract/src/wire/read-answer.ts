import type * as z from 'zod/mini';
import type { Endpoint, RequestSchemas, SentRequest } from './endpoint.ts';
import { isRecord } from './is-record.ts';
import { errorCodeOfStatus, toErrorCode } from './error-codes.ts';
import { PortalError } from './portal-error.ts';
import { readTolerantly, type Rejected } from './read-tolerantly.ts';
import { readWritten } from './read-written.ts';
import { isReadableMessage, type MessageLanguages } from './readable-message.ts';

/** The content of an answer, and the fields and entries that were left out. */
export interface Answer<Value> {
  value: Value;
  /** Normally empty; paths start at the answer's root, e.g. `content.entries.3.id`. Report them. */
  rejected: readonly Rejected[];
}

/**
 * The failure in a response, by a truthy `error` or by its status (section 8; decisions: `error` counts only when
 * truthy). A failure with a message but no code is `default_error_message`; without a message it has the code of its
 * status. The server's message is for viewers only if they can read it (`isReadableMessage`).
 */
export function getFailure(body: unknown, status: number, languages: MessageLanguages = {}): PortalError | undefined {
  const hasFailed = isRecord(body) && Boolean(body['error']);
  if (!hasFailed && status < 400) return undefined;
  const { error, message, messageErrorCode } = isRecord(body) ? body : {};
  const code = [messageErrorCode, error].map(toErrorCode).find((errorCode) => errorCode !== 'default_error_message');
  // Without a message, an `error` that is a sentence is the server's message.
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
 * The status of an unreadable answer, like a gateway's: the server's own 200 would hide the
 * failure.
 */
export const unreadableStatus = 502;

/** True if the path names one object: no content then means that it does not exist. */
const isSingleResource = ({ method, request }: Endpoint): boolean => method === 'GET' && request.params !== undefined;

/** The context of an answer: the languages, and the request of a write. */
export interface AnswerContext extends MessageLanguages {
  request?: SentRequest | undefined;
}

/**
 * Parses the JSON of an answer: unwraps the envelope and reads the content tolerantly (wire.md). A 204 or an empty body
 * is read as `{}` (pass undefined).
 * @throws PortalError with the server's code for a failure, `not_found` if the one requested thing does not exist,
 * `invalid_response` for an answer that does not fit
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
    // An immediate repeat would return the same wrong shape.
    retryable: false,
    cause: reading.issues,
  });
}

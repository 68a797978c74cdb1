import type { ErrorReport } from '@touchline/telemetry';

/** Codes of a broken portal or backend; all other codes are part of normal operation. */
const unexpectedCodes = new Set(['default_error_message', 'invalid_response', 'server_error', 'service_unavailable']);

/** Aborted requests, and videos whose autoplay the browser blocks. */
const expectedErrorNames = new Set(['AbortError', 'NotAllowedError']);

const extensionUrlPattern = /\b(?:chrome|moz|safari-web|safari|ms-browser)-extension:\/\//;

/** Browsers' messages for a request without an answer; api-client gives its own requests a code. */
const networkErrorMessage =
  /^(?:Failed to fetch(?! dynamically)|Load failed|NetworkError when attempting to fetch|The Internet connection appears)/i;

/** Messages about a chunk that fails to load. The server is at fault, unless the network is down. */
const chunkErrorMessage = /dynamically imported module|Importing a module script failed/i;

/** Messages without content (a script of another origin), or without effect on the page. */
const ignoredMessage = /^Script error\.?$|^ResizeObserver loop/;

/** Properties of the page that the report does not contain. */
interface PageFacts {
  online: boolean;
  /** The page's origin: an uncaught error whose stack lacks it comes from foreign code. */
  origin: string;
}

/**
 * Whether an operator can do something about the report: status 500 and above, and unexpected errors (specification,
 * section 8).
 */
export function isWorthReporting(report: ErrorReport, { online, origin }: PageFacts): boolean {
  const { status, code, name, message, stack = '', context } = report;
  if (status !== undefined) return status >= 500;
  if (code !== undefined) return unexpectedCodes.has(code);
  if (expectedErrorNames.has(name) || networkErrorMessage.test(message) || ignoredMessage.test(message)) return false;
  if (!online && chunkErrorMessage.test(message)) return false;
  if (extensionUrlPattern.test(stack) || extensionUrlPattern.test(message)) return false;
  return context['uncaught'] === undefined || stack.includes(origin);
}

import type { ErrorReport } from '@touchline/telemetry';

/** Codes of ours that say that the portal or its backend is broken; all others may happen on an ordinary day. */
const unexpected = new Set(['default_error_message', 'invalid_response', 'server_error', 'service_unavailable']);

/** An aborted request, and a video that the browser does not let begin by itself. */
const ordinaryNames = new Set(['AbortError', 'NotAllowedError']);

const extension = /\b(?:chrome|moz|safari-web|safari|ms-browser)-extension:\/\//;

/** What browsers say of a request without an answer; api-client has a code for its own. */
const noAnswer =
  /^(?:Failed to fetch(?! dynamically)|Load failed|NetworkError when attempting to fetch|The Internet connection appears)/i;

/** Of a chunk that does not come: its server's fault, unless there is no network. */
const noChunk = /dynamically imported module|Importing a module script failed/i;

/** Says nothing (a script of another origin), or nothing that breaks anything. */
const empty = /^Script error\.?$|^ResizeObserver loop/;

/** What the page knows besides. */
interface Around {
  online: boolean;
  /** Of the page: an uncaught error in which it has no part is somebody else's. */
  origin: string;
}

/** Whether an operator can do something about it: status 500 and above, and what nobody has seen coming (section 8). */
export function isWorthReporting(report: ErrorReport, { online, origin }: Around): boolean {
  const { status, code, name, message, stack = '', context } = report;
  if (status !== undefined) return status >= 500;
  if (code !== undefined) return unexpected.has(code);
  if (ordinaryNames.has(name) || noAnswer.test(message) || empty.test(message)) return false;
  if (!online && noChunk.test(message)) return false;
  if (extension.test(stack) || extension.test(message)) return false;
  return context['uncaught'] === undefined || stack.includes(origin);
}

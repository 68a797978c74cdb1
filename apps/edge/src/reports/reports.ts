import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerShortly, readBody } from './read-body.ts';
import { reportsPath } from '../security/security-headers.ts';
import { type EdgeHandler, readTarget, sendByNode } from '../answer.ts';

/** Bytes; a browser's batch has far fewer. */
const maxBodyBytes = 16_384;
/** The length of a value in a logged line. */
const maxValueCharacters = 200;
/** Reports of one body that are logged. */
const maxReportsPerBody = 5;
/** Lines per customer and minute. A broken page is on a hundred thousand screens at once. */
const maxLinesPerMinute = 30;
const minuteMs = 60_000;

const contentTypePattern = /^application\/(reports\+json|csp-report|json)\b/;

interface ReportsOptions {
  /** Writes one line. */
  log: (line: string) => void;
  now?: (() => number) | undefined;
}

export interface Reports {
  accepts: (target: string) => boolean;
  /** Answers a request for the reports' address. @param site id of the customer whose page reports */
  accept: (site: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Accepts reports of Content-Security-Policy violations, by the Reporting API (report-to) or report-uri, and logs each
 * as a line of JSON. Any client can send them, so few are logged. Addresses are logged without query and fragment,
 * which may contain secrets.
 */
export function createReports({ log, now = Date.now }: ReportsOptions): Reports {
  const lineBudgets = new Map<string, { windowStart: number; lineCount: number }>();

  const getBudget = (site: string) => {
    const budget = lineBudgets.get(site);
    if (budget && now() - budget.windowStart < minuteMs) return budget;
    if (budget && budget.lineCount > maxLinesPerMinute) {
      log(JSON.stringify({ report: 'csp', site, unlogged: budget.lineCount - maxLinesPerMinute }));
    }
    const newBudget = { windowStart: now(), lineCount: 0 };
    lineBudgets.set(site, newBudget);
    return newBudget;
  };

  return {
    accepts: (target) => target === reportsPath,
    async accept(site, request, response) {
      if (request.method !== 'POST') return answerShortly(response, 405);
      if (!contentTypePattern.test(request.headers['content-type'] ?? '')) return answerShortly(response, 415);
      const budget = getBudget(site);
      if (budget.lineCount >= maxLinesPerMinute) {
        budget.lineCount += 1;
        return answerShortly(response, 429);
      }
      const body = await readBody(request, maxBodyBytes);
      if (body === null) return answerShortly(response, 413);
      const reports = readReports(body);
      if (reports.length === 0) return answerShortly(response, 400);
      for (const report of reports.slice(0, maxReportsPerBody)) {
        budget.lineCount += 1;
        if (budget.lineCount <= maxLinesPerMinute) log(JSON.stringify({ report: 'csp', site, ...report }));
      }
      answerShortly(response, 204);
    },
  };
}

/** Reads the violations in a body, in the one shape that is logged; empty for a body without violations. */
function readReports(body: string): Record<string, string | number>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  return list.flatMap((item) => {
    const reportBody =
      getField(item, 'type') === 'csp-violation' ? getField(item, 'body') : getField(item, 'csp-report');
    const getEitherField = (name: string, olderName: string) =>
      getField(reportBody, name) ?? getField(reportBody, olderName);
    const directive =
      getEitherField('effectiveDirective', 'effective-directive') ?? getField(reportBody, 'violated-directive');
    if (typeof directive !== 'string') return [];
    const line = getEitherField('lineNumber', 'line-number');
    return [
      {
        directive: toVisibleText(directive),
        disposition: toVisibleText(getField(reportBody, 'disposition')),
        blocked: cleanAddress(getEitherField('blockedURL', 'blocked-uri')),
        page: cleanAddress(getEitherField('documentURL', 'document-uri')),
        source: cleanAddress(getEitherField('sourceFile', 'source-file')),
        ...(typeof line === 'number' && { line }),
      },
    ];
  });
}

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Writes a value as one line of visible characters. */
const toVisibleText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxValueCharacters).replace(/[^\x21-\x7e]/g, ' ') : '';

/** Returns an address without user info, query and fragment, or a keyword such as `inline` unchanged. */
function cleanAddress(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (!url) return toVisibleText(typeof value === 'string' ? value.replace(/[?#].*/s, '') : '');
  return toVisibleText(/^https?:|^wss?:/.test(url.protocol) ? url.origin + url.pathname : url.protocol);
}

/** Accepts reports of violations at their address. */
export const acceptReports =
  (reports: Reports): EdgeHandler =>
  async (c, next) => {
    if (!reports.accepts(readTarget(c).target)) return next();
    return sendByNode(c, (response) => reports.accept(c.get('site').id, c.env.incoming, response));
  };

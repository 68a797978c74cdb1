import type { ErrorReport } from '@touchline/telemetry';
import type { Report, Step } from '../api/report.ts';
import { removeQueries } from '../api/remove-queries.ts';

interface ReportContext {
  route: string;
  steps: readonly Step[];
  now: number;
}

/** A context may have any number of entries; a report has at most these. */
const maxContextEntries = 20;

const cleanText = (text: string, maxCharacters = 4_001): string => removeQueries(text).slice(0, maxCharacters);
const cleanOptionalText = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : cleanText(text);

function toText(value: unknown): string {
  return cleanText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 500);
}

/** Turns telemetry's scrubbed error into a report. */
export function toReport(report: ErrorReport, { route, steps, now }: ReportContext): Report {
  const { name, message, code, status, stack, cause, context } = report;
  const { uncaught, ...remainingContext } = context;
  const entries = Object.entries(remainingContext).slice(0, maxContextEntries);
  return {
    name: cleanText(name, 100),
    message: cleanText(message),
    code: code?.slice(0, 64),
    status,
    stack: cleanOptionalText(stack),
    cause: cleanOptionalText(cause),
    context: Object.fromEntries(entries.map(([key, value]) => [key.slice(0, 60), toText(value)])),
    route: route.slice(0, 120),
    at: now / 1000,
    handled: uncaught === undefined,
    steps: [...steps],
  };
}

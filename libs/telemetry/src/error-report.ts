import { scrub } from './scrub.ts';
import type { ErrorReport } from './telemetry-sink.ts';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const text = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const clean = scrub(value);
  return typeof clean === 'string' ? clean : undefined;
};

/** Turns anything that was thrown into a report without secrets. */
export function toErrorReport(error: unknown, context: Readonly<Record<string, unknown>> = {}): ErrorReport {
  const status = field(error, 'status');
  const cause = field(error, 'cause');
  const clean = scrub(context);
  return {
    name: text(field(error, 'name')) ?? 'Error',
    message: text(field(error, 'message')) ?? text(String(error)) ?? '',
    code: text(field(error, 'code')),
    status: typeof status === 'number' ? status : undefined,
    stack: text(field(error, 'stack')),
    cause: text(field(cause, 'message')),
    context: typeof clean === 'object' && clean !== null ? { ...clean } : {},
  };
}

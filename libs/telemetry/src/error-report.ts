import { scrub } from './scrub.ts';
import type { ErrorReport } from './telemetry-sink.ts';

/** Reads a value that may throw, such as a property of another origin's window. */
function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? tryRead((): unknown => Reflect.get(value, name)) : undefined;
const text = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const clean = scrub(value);
  return typeof clean === 'string' ? clean : undefined;
};

/** Turns any thrown value into a report without secrets; never throws. */
export function toErrorReport(error: unknown, context: Readonly<Record<string, unknown>> = {}): ErrorReport {
  const status = field(error, 'status');
  const cause = field(error, 'cause');
  const clean = tryRead(() => scrub(context));
  return {
    name: text(field(error, 'name')) ?? 'Error',
    message: text(field(error, 'message')) ?? text(tryRead(() => String(error))) ?? '',
    code: text(field(error, 'code')),
    status: typeof status === 'number' ? status : undefined,
    stack: text(field(error, 'stack')),
    cause: text(field(cause, 'message')),
    context: typeof clean === 'object' && clean !== null ? { ...clean } : {},
  };
}

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
const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? tryRead((): unknown => Reflect.get(value, name)) : undefined;
const readText = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const cleanValue = scrub(value);
  return typeof cleanValue === 'string' ? cleanValue : undefined;
};

/** Turns any thrown value into a report without secrets; never throws. */
export function toErrorReport(error: unknown, context: Readonly<Record<string, unknown>> = {}): ErrorReport {
  const status = readField(error, 'status');
  const cause = readField(error, 'cause');
  const cleanContext = tryRead(() => scrub(context));
  return {
    name: readText(readField(error, 'name')) ?? 'Error',
    message: readText(readField(error, 'message')) ?? readText(tryRead(() => String(error))) ?? '',
    code: readText(readField(error, 'code')),
    status: typeof status === 'number' ? status : undefined,
    stack: readText(readField(error, 'stack')),
    cause: readText(readField(cause, 'message')),
    context: typeof cleanContext === 'object' && cleanContext !== null ? { ...cleanContext } : {},
  };
}

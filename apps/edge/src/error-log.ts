/** Pause between two lines about the same error, in milliseconds. */
const pause = 60_000;

/** Most lines within that time, over all errors: a visitor's input may be part of an error's message. */
const most = 50;
const mostCauses = 5;
const mostFrames = 10;
const mostCharacters = 500;

/** Addresses, and long runs of letters such as hashes, tokens and seals. */
const secrets = /(?<![^\s"'`<>])[^\s"'`<>]+@[^\s"'`<>]+|\$argon2\S{1,200}|[\w-]{32,}/g;

/**
 * Logs each kind of error once a minute, since a fault for one visitor is a fault for ten thousand.
 * @param log writes the description of one error
 */
export function createErrorLog(log: (description: string) => void, now = Date.now): (error: unknown) => void {
  let since = -Infinity;
  const logged = new Set<string>();
  return (error) => {
    if (now() - since >= pause) {
      logged.clear();
      since = now();
    }
    const kind = kindOf(error).slice(0, 200);
    if (logged.has(kind) || logged.size >= most) return;
    logged.add(kind);
    log(describeError(error));
  };
}

/** The common part of errors of one kind; for a report of the API client, its call and its fault. */
function kindOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { call, error: cause, message }: { call?: unknown; error?: unknown; message?: unknown } = error;
  return [call, cause === undefined ? message : kindOf(cause)].map(String).join(' ');
}

/**
 * Describes an error for a log: its name, code and words, those of its causes, and the stack. It omits other
 * properties, such as the answer behind the error, and addresses and tokens in the words.
 */
function describeError(error: unknown): string {
  if (error instanceof Error) {
    const causes = causesOf(error);
    const [frames = []] = causes.map(framesOf).toSorted((a, b) => b.length - a.length);
    return [...causes.map(headOf), ...frames].join('\n');
  }
  if (typeof error !== 'object' || error === null) return masked(String(error));
  const { kind, call, path, message, error: cause }: Record<string, unknown> = { ...error };
  const words = [kind, call, path, message].filter((word) => typeof word === 'string').map(masked);
  return [words.join(' '), ...(cause === undefined ? [] : [describeError(cause)])].filter(Boolean).join('\n');
}

/** An error and its causes, the outermost first. */
function causesOf(error: Error): Error[] {
  const causes: Error[] = [];
  for (let next: unknown = error; next instanceof Error && causes.length < mostCauses; next = next.cause)
    causes.push(next);
  return causes;
}

function headOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? `, ${error.code}` : '';
  // A parser quotes the text that it reads.
  if (error instanceof SyntaxError) return `${error.name}${code}`;
  return `${error.name}${code}: ${masked(error.message)}`;
}

/** The stack's lines, without the message before them. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames);

const masked = (words: string): string => words.slice(0, mostCharacters).replaceAll(secrets, '…');

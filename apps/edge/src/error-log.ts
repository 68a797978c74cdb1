/** Pause between two lines about the same error. */
const repeatIntervalMs = 60_000;

/** Most lines within that time, over all errors: a visitor's input may be part of an error's message. */
const maxLines = 50;
const maxCauses = 5;
const maxFrames = 10;
const maxCharacters = 500;

/** E-mail addresses, password hashes, and long runs of letters such as tokens. */
const secretPattern = /(?<![^\s"'`<>])[^\s"'`<>]+@[^\s"'`<>]+|\$argon2\S{1,200}|[\w-]{32,}/g;

/**
 * Logs each kind of error once a minute, because one fault may affect ten thousand visitors.
 * @param log writes the description of one error
 */
export function createErrorLog(log: (description: string) => void, now = Date.now): (error: unknown) => void {
  let windowStartMs = -Infinity;
  const loggedTexts = new Set<string>();
  return (error) => {
    if (now() - windowStartMs >= repeatIntervalMs) {
      loggedTexts.clear();
      windowStartMs = now();
    }
    const kind = getKind(error).slice(0, 200);
    if (loggedTexts.has(kind) || loggedTexts.size >= maxLines) return;
    loggedTexts.add(kind);
    log(describeError(error));
  };
}

/** Returns the text that all errors of one kind share; for a report of the API client, its call and its fault. */
function getKind(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { call, error: cause, message }: { call?: unknown; error?: unknown; message?: unknown } = error;
  return [call, cause === undefined ? message : getKind(cause)].map(String).join(' ');
}

/**
 * Describes an error for a log: its name, code and message, those of its causes, and the stack. It omits other
 * properties, such as the response behind the error, and addresses and tokens in the messages.
 */
function describeError(error: unknown): string {
  if (error instanceof Error) {
    const causes = getCauses(error);
    const [longestFrames = []] = causes.map(getFrames).toSorted((a, b) => b.length - a.length);
    return [...causes.map(getHead), ...longestFrames].join('\n');
  }
  if (typeof error !== 'object' || error === null) return maskSecrets(String(error));
  const { kind, call, path, message, error: cause }: Record<string, unknown> = { ...error };
  const texts = [kind, call, path, message].filter((logPart) => typeof logPart === 'string').map(maskSecrets);
  return [texts.join(' '), ...(cause === undefined ? [] : [describeError(cause)])].filter(Boolean).join('\n');
}

/** An error and its causes, the outermost first. */
function getCauses(error: Error): Error[] {
  const causes: Error[] = [];
  for (let next: unknown = error; next instanceof Error && causes.length < maxCauses; next = next.cause)
    causes.push(next);
  return causes;
}

function getHead(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? `, ${error.code}` : '';
  // The message is omitted, because a parser quotes the text that it reads.
  if (error instanceof SyntaxError) return `${error.name}${code}`;
  return `${error.name}${code}: ${maskSecrets(error.message)}`;
}

/** The stack's lines, without the message before them. */
const getFrames = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames);

const maskSecrets = (text: string): string => text.slice(0, maxCharacters).replaceAll(secretPattern, '…');

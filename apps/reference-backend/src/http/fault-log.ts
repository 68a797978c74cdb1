import { DrizzleQueryError } from 'drizzle-orm';
import { getCauses, getSqlState } from '../database/sql-state.ts';

const minuteMs = 60_000;

/** The limit of different faults per minute, because a caller's text may make them different. */
const maxFaultKindsPerMinute = 50;
const maxCauses = 5;
const maxFrames = 10;
const maxCharacters = 500;

/** E-mail addresses, and long runs of characters such as hashes and tokens. */
const secretPattern = /(?<![^\s"'`<>])[^\s"'`<>]+@[^\s"'`<>]+|\$argon2\S{1,200}|[\w-]{32,}/g;

/**
 * Whether an error's message may contain personal data, because databases quote values and parsers quote their input.
 */
const canQuoteValues = (error: Error): boolean => getSqlState(error) !== undefined || error instanceof SyntaxError;

function getHead(error: Error): string {
  if (error instanceof DrizzleQueryError) return `statement: ${error.query.slice(0, maxCharacters)}`;
  const state = getSqlState(error);
  const code = 'code' in error && typeof error.code === 'string' ? `, ${error.code}` : '';
  const name = `${error.name}${state === undefined ? code : `, SQLSTATE ${state}`}`;
  return canQuoteValues(error)
    ? name
    : `${name}: ${error.message.slice(0, maxCharacters).replaceAll(secretPattern, '…')}`;
}

/** The stack's lines in this project's code, without the message. */
const getFrames = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
    .slice(0, maxFrames);

function getStackHeads(fault: unknown): string[] {
  if (!(fault instanceof Error)) return [`thrown: ${typeof fault}`];
  return [...getCauses(fault)].slice(0, maxCauses).map(getHead);
}

/**
 * Describes a fault for a log by the names of its errors, the SQLSTATE, the statement and the stack. The description
 * omits the statement's values, such as addresses and hashes.
 */
export function describeFault(fault: unknown): string {
  const frames = fault instanceof Error ? [...getCauses(fault)].slice(0, maxCauses).map(getFrames) : [];
  const stack = frames.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return [...getStackHeads(fault), ...stack].join('\n');
}

/**
 * Creates a log that writes equal faults once a minute, so that a caller who repeats a fault cannot fill the log.
 * @param write writes a fault's description
 * @returns a function that logs a fault
 */
export function createFaultLog(
  write: (description: string) => void = (description) => console.error(description),
  now = Date.now,
): (fault: unknown) => void {
  let windowStartMs = -Infinity;
  const loggedTexts = new Set<string>();
  return (fault) => {
    if (now() - windowStartMs >= minuteMs) {
      loggedTexts.clear();
      windowStartMs = now();
    }
    const kind = getStackHeads(fault).join('\n').slice(0, 200);
    if (loggedTexts.has(kind) || loggedTexts.size >= maxFaultKindsPerMinute) return;
    loggedTexts.add(kind);
    write(describeFault(fault));
  };
}

/** Yields an error and its causes. */
export function* getCauses(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const getCode = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The SQLSTATE in an error or its causes; undefined for any other error. */
export function getSqlState(error: unknown): string | undefined {
  for (const cause of getCauses(error)) {
    const code = getCode(cause);
    // Node's codes, such as EPIPE, can have five characters too.
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) return code;
  }
  return undefined;
}

/** Whether a write failed because its account or session was deleted during the call: foreign_key_violation. */
export const isOrphan = (error: unknown): boolean => getSqlState(error) === '23503';

/** Whether a statement ran into its time limit: query_canceled. */
export const isTimeout = (error: unknown): boolean => getSqlState(error) === '57014';

/** Whether two transactions waited for each other, and the server ended this one: deadlock_detected. */
export const isDeadlock = (error: unknown): boolean => getSqlState(error) === '40P01';

/** Whether a row already existed: unique_violation. */
export const isDuplicate = (error: unknown): boolean => getSqlState(error) === '23505';

/**
 * The states of lost connections: connection exceptions, shutdown and start of the server, too many connections, and a
 * session that was idle in a transaction.
 */
const lostConnectionPattern = /^(?:08|57P0|53300|25P03)/;
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const nameCodes = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** The messages of the driver's errors without a code. */
const driverMessages =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/;

/** Whether the database server cannot be reached, or the connection broke, so that the call may succeed later. */
export function isUnreachable(error: unknown): boolean {
  const state = getSqlState(error);
  if (state !== undefined) return lostConnectionPattern.test(state);
  for (const cause of getCauses(error)) {
    const code = getCode(cause) ?? '';
    // ENOENT from `connect` means that the server's Unix socket is missing; other ENOENT errors concern files.
    const isSocketGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
    if (socketCodes.has(code) || nameCodes.has(code) || isSocketGone || driverMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true;
  }
  return false;
}

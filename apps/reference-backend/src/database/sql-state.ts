/** The SQLSTATE of what the database refused, however deep it lies; undefined for anything else. */
function sqlStateOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Whether a row could not be written because what it belongs to, an account or a session, has been deleted meanwhile: foreign_key_violation. */
export const isOrphan = (error: unknown): boolean => sqlStateOf(error) === '23503';

/** Whether a statement was stopped because it took too long: query_canceled. */
export const isTimeout = (error: unknown): boolean => sqlStateOf(error) === '57014';

/** Whether a row could not be written because there is one already: unique_violation. */
export const isDuplicate = (error: unknown): boolean => sqlStateOf(error) === '23505';

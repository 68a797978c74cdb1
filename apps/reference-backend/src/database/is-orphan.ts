/** Postgres: foreign_key_violation. */
const foreignKeyViolation = '23503';

/** Whether a row could not be written because what it belongs to, an account or a session, has been deleted meanwhile. */
export function isOrphan(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === foreignKeyViolation) return true;
  }
  return false;
}

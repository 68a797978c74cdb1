import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An unguessable token. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for the database. Tokens are random, so a fast hash suffices. */
export const getHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Derives the next pair from a refresh token and a stored salt. A repeated token can thus return the same pair,
 * although the database stores only hashes.
 */
export function getSuccessors(token: string, salt: string): { access: string; refresh: string } {
  const derive = (use: string): string => createHmac('sha256', salt).update(`${use} ${token}`).digest('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
}

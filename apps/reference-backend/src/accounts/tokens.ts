import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so that a plain hash is as good as a slow one. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The pair that follows a refresh token. It is reckoned from the token and a stored salt: whoever presents the same token
 * again gets the same pair, though only hashes of it are stored.
 */
export function successorsOf(token: string, salt: string): { access: string; refresh: string } {
  const derive = (use: string): string => createHmac('sha256', salt).update(`${use} ${token}`).digest('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
}

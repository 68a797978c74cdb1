import type { HashCost } from '../accounts/hash-password.ts';

/** The least cost that argon2id allows: tests hash hundreds of passwords. */
export const lowHashCost: HashCost = { memory: 8, passes: 1, parallelism: 1 };

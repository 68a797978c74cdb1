import { argon2, randomBytes, timingSafeEqual, type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Refusal } from '../http/refusal.ts';

const argonHash = promisify(argon2);

/** Leaves one core free for other requests, because hashes are slow and anyone can cause them. */
const maxConcurrentHashes = Math.max(1, availableParallelism() - 1);
/** The most waiting hashes, because callers in a longer queue would wait too long. */
const maxWaiting = 50;
let runningHashCount = 0;
const waitingHashes: (() => void)[] = [];

/** Computes a hash, in a queue. @throws Refusal service_unavailable when the queue is full */
async function derive(algorithm: Argon2Algorithm, parameters: Argon2Parameters): Promise<Buffer> {
  if (waitingHashes.length >= maxWaiting)
    throw new Refusal(503, 'service_unavailable', 'too many passwords at once', 2);
  if (runningHashCount < maxConcurrentHashes) runningHashCount += 1;
  else await new Promise<void>((resolve) => waitingHashes.push(resolve));
  try {
    return await argonHash(algorithm, parameters);
  } finally {
    const next = waitingHashes.shift();
    if (next) next();
    else runningHashCount -= 1;
  }
}

/** The cost of a hash, in the terms of argon2id; memory is in KiB. */
export type HashCost = Readonly<Record<'memory' | 'passes' | 'parallelism', number>>;

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
export const recommendedHashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const toPhcString = ({ memory, passes, parallelism }: HashCost, salt: string, hash: string): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`;

/** Hashes a password. @returns a PHC string, which contains salt and cost */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const hash = await derive('argon2id', {
    ...cost,
    message: password.normalize('NFKC'),
    nonce,
    tagLength: hashBytes,
  });
  return toPhcString(cost, nonce.toString('base64url'), hash.toString('base64url'));
}

/** The hash for an unknown account or one without a password, so that the check always takes the same time. */
const createDummyHash = (cost: HashCost): string => toPhcString(cost, 'A'.repeat(22), 'A'.repeat(43));

/**
 * Whether a password matches a hash. The check takes the same time without a hash.
 * @param cost of new hashes; a stored hash contains its own
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
  cost: HashCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(storedHash ?? createDummyHash(cost)) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('a password hash that cannot be read');
  const expectedKey = Buffer.from(hash, 'base64url');
  const derivedHash = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64url'),
    tagLength: expectedKey.length,
  });
  return timingSafeEqual(derivedHash, expectedKey) && storedHash != null;
}

import '../jitless.ts';
import { deviceSchema } from '@touchline/contract';
import { signInMethods } from '@touchline/telemetry';
import * as z from 'zod/mini';
import { decodeBase64Url, encodeBase64Url } from '../base64-url.ts';
import { createRandomId } from '../random-id.ts';
import type { KeyStore } from './key-store.ts';
import type { LimitPayload } from './limit-payload.ts';

/** Time for which a sealed payload can be opened. */
const lifetimeMs = 10 * 60_000;

const payloadSchema = z.object({
  madeAt: z.number(),
  payload: z.object({
    token: z.string(),
    method: z.nullable(z.enum(signInMethods)),
    devices: z.optional(z.array(deviceSchema)),
    username: z.optional(z.string()),
    password: z.optional(z.string()),
    code: z.optional(z.object({ request: z.optional(z.string()), code: z.string() })),
    credential: z.optional(
      z.object({
        provider_name: z.string(),
        token_type: z.enum(['access_token', 'id_token']),
        access_token: z.optional(z.string()),
        id_token: z.optional(z.string()),
        full_name: z.optional(z.string()),
      }),
    ),
  }),
});

interface SealOptions {
  keys: KeyStore;
  /** The payload's audience; another customer or page cannot open it. */
  customerId: string;
  path: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The customer and the page that may open a payload. */
const getAudience = ({ customerId, path }: SealOptions): string => `${customerId} ${path}`;

const createParameters = (iv: Uint8Array<ArrayBuffer>, options: SealOptions) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(getAudience(options)),
});

/**
 * Payloads of a page without cryptography, which browsers offer only with https. The page's memory is enough, because
 * the limit page opens without a new document.
 */
const memoryPayloads = new Map<string, { madeAt: number; audience: string; payload: LimitPayload }>();

function takeMemoryPayload(id: string, options: SealOptions): LimitPayload | null {
  const now = options.now();
  for (const [otherId, { madeAt }] of memoryPayloads)
    if (Math.abs(now - madeAt) > lifetimeMs) memoryPayloads.delete(otherId);
  const storedPayload = memoryPayloads.get(id);
  memoryPayloads.delete(id);
  return storedPayload?.audience === getAudience(options) ? storedPayload.payload : null;
}

/**
 * Encrypts a payload for an address: AES-256-GCM, with its own key that never leaves this browser, and a new 96-bit IV.
 * @returns `id.iv.ciphertext`, safe in a query; an `id` only in a browser without cryptography
 */
export async function sealPayload(payload: LimitPayload, options: SealOptions): Promise<string> {
  const { keys, now } = options;
  const madeAt = now();
  const id = createRandomId();
  if (!crypto.subtle) {
    memoryPayloads.set(id, { madeAt, audience: getAudience(options), payload });
    return id;
  }
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const plainBytes = new TextEncoder().encode(JSON.stringify({ madeAt, payload }));
  const sealedBytes = await crypto.subtle.encrypt(createParameters(iv, options), key, plainBytes);
  await keys.deleteOlderThan(madeAt - lifetimeMs);
  await keys.put(id, key, madeAt);
  return [id, encodeBase64Url(iv), encodeBase64Url(new Uint8Array(sealedBytes))].join('.');
}

/** Opens a sealed payload once, and deletes its key. Null for a foreign, used or changed one, and after ten minutes. */
export async function openSealedPayload(text: string, options: SealOptions): Promise<LimitPayload | null> {
  const { keys, now } = options;
  const [id = '', iv = '', sealedText = ''] = text.split('.');
  if (!crypto.subtle) return takeMemoryPayload(id, options);
  try {
    await keys.deleteOlderThan(now() - lifetimeMs);
    const key = await keys.take(id);
    if (!key) return null;
    const plainBytes = await crypto.subtle.decrypt(
      createParameters(decodeBase64Url(iv), options),
      key,
      decodeBase64Url(sealedText),
    );
    const { madeAt, payload } = z.parse(payloadSchema, JSON.parse(new TextDecoder().decode(plainBytes)));
    return Math.abs(now() - madeAt) <= lifetimeMs ? payload : null;
  } catch {
    return null;
  }
}

/** Stores the keys of sealed payloads in this browser; CryptoKeys do not leave it. */
export interface KeyStore {
  /** @param createdAtMs milliseconds since 1970 */
  put(id: string, key: CryptoKey, createdAtMs: number): Promise<void>;
  /** Returns a key and deletes it: a second call gets null. */
  take(id: string): Promise<CryptoKey | null>;
  /** Deletes older keys. @param oldestMs milliseconds since 1970 */
  deleteOlderThan(oldestMs: number): Promise<void>;
}

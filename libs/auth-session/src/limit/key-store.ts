/** Keeps the keys of sealed payloads in this browser; CryptoKeys do not leave it. */
export interface KeyStore {
  /** @param madeAt milliseconds since 1970 */
  put(id: string, key: CryptoKey, madeAt: number): Promise<void>;
  /** Gives a key away: whoever asks second gets null. */
  take(id: string): Promise<CryptoKey | null>;
  /** Forgets keys made before. @param madeAt milliseconds since 1970 */
  sweep(madeAt: number): Promise<void>;
}

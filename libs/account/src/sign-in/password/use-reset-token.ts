import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { takeWord } from '../arrival/take-word.ts';

/**
 * The link's token, out of the address as soon as the page is alive.
 * @param onMissing called where there is none @returns reads it
 */
export function useResetToken(onMissing: () => void): () => string {
  const token = useRef<string>(undefined);
  const missing = useEffectEvent(onMissing);
  useLayoutEffect(() => {
    token.current ??= takeWord('token') ?? '';
    if (token.current === '') missing();
  }, []);
  return () => token.current ?? '';
}

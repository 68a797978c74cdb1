import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { consumeSecret } from '../after-sign-in/consume-secret.ts';

/**
 * The link's token, removed from the address at hydration.
 * @param onMissing called if the link has no token
 * @returns a function that reads the token
 */
export function useResetToken(onMissing: () => void): () => string {
  const tokenRef = useRef<string>(undefined);
  const reportMissing = useEffectEvent(onMissing);
  useLayoutEffect(() => {
    tokenRef.current ??= consumeSecret('token') ?? '';
    if (tokenRef.current === '') reportMissing();
  }, []);
  return () => tokenRef.current ?? '';
}

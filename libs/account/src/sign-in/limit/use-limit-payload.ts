import { type LimitPayload, type Session, sessionAtom } from '@touchline/auth-session';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { consumeSecret } from '../after-sign-in/consume-secret.ts';
import { sealedLimitAtom } from './sealed-limit-atom.ts';

/**
 * The limit page's payload, opened once; null if it is foreign, used or expired, undefined while it opens. A guard or
 * this hook first removes the sealed text from the address.
 */
export function useLimitPayload(): LimitPayload | null | undefined {
  const store = useStore();
  const [payload, setPayload] = useState<LimitPayload | null>();
  const opening = useRef<Promise<LimitPayload | null>>(undefined);
  useLayoutEffect(() => {
    let isMounted = true;
    opening.current ??= openPayload(consumeSecret('payload') ?? store.get(sealedLimitAtom), store.get(sessionAtom));
    store.set(sealedLimitAtom, null);
    void opening.current.then((loadedPayload) => isMounted && setPayload(loadedPayload));
    return () => void (isMounted = false);
  }, [store]);
  return payload;
}

async function openPayload(sealed: string | null, session: Session | null): Promise<LimitPayload | null> {
  if (sealed === null || !session) return null;
  // A payload whose code fails to load counts as invalid: the viewer signs in again.
  return session.openLimit(sealed).catch(() => null);
}

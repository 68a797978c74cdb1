import { type LimitPayload, type Session, sessionAtom } from '@touchline/auth-session';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { consumeSecret } from '../../state/sign-in/consume-secret.ts';
import { sealedLimitAtom } from '../../state/sign-in/sealed-limit-atom.ts';

/**
 * The limit page's payload, opened once; null if it is foreign, used or expired, undefined while it opens. A guard or
 * this hook first removes the sealed text from the address.
 */
export function useLimitPayload(): LimitPayload | null | undefined {
  const store = useStore();
  const [payload, setPayload] = useState<LimitPayload | null>();
  const payloadPromiseRef = useRef<Promise<LimitPayload | null>>(undefined);
  useLayoutEffect(() => {
    let isMounted = true;
    payloadPromiseRef.current ??= openPayload(
      consumeSecret('payload') ?? store.get(sealedLimitAtom),
      store.get(sessionAtom),
    );
    store.set(sealedLimitAtom, null);
    void payloadPromiseRef.current.then((loadedPayload) => isMounted && setPayload(loadedPayload));
    return () => void (isMounted = false);
  }, [store]);
  return payload;
}

async function openPayload(sealedPayload: string | null, session: Session | null): Promise<LimitPayload | null> {
  if (sealedPayload === null || !session) return null;
  // A payload whose code fails to load counts as invalid: the viewer signs in again.
  return session.openLimit(sealedPayload).catch(() => null);
}

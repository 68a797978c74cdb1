import { type LimitPayload, type Session, sessionAtom } from '@touchline/auth-session';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { takeWord } from '../arrival/take-word.ts';
import { sealedLimitAtom } from './sealed-limit-atom.ts';

/**
 * What the limit page may know, opened once; null where it is foreign, used or expired, undefined until that is known. The
 * sealed text is out of the address before anything else happens: a guard took it, or it is taken here.
 */
export function useLimitPayload(): LimitPayload | null | undefined {
  const store = useStore();
  const [payload, setPayload] = useState<LimitPayload | null>();
  const opening = useRef<Promise<LimitPayload | null>>(undefined);
  useLayoutEffect(() => {
    let here = true;
    opening.current ??= open(takeWord('payload') ?? store.get(sealedLimitAtom), store.get(sessionAtom));
    store.set(sealedLimitAtom, null);
    void opening.current.then((opened) => here && setPayload(opened));
    return () => void (here = false);
  }, [store]);
  return payload;
}

async function open(sealed: string | null, session: Session | null): Promise<LimitPayload | null> {
  if (sealed === null || !session) return null;
  // What cannot be opened for want of code is void as well: signing in again is the way on.
  return session.openLimit(sealed).catch(() => null);
}

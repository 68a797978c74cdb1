import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isMatchPath } from '../purchase/paths.ts';
import { keepPurchase, purchaseByKey } from '../purchase/purchase-store.ts';
import type { Payment } from './use-payment.ts';

/**
 * Returns to the match that something was bought for, where it plays; elsewhere one goes on by oneself. Where the match is another document, that says what has
 * happened (`session/follow-owner.ts`).
 * @returns whether it is a match
 */
export function useReturn({ returnTo, purchase }: Pick<Payment, 'returnTo' | 'purchase'>, title: string): boolean {
  const isMatch = isMatchPath(returnTo);
  const navigate = useNavigate();
  const notify = useNotify();
  const text = useText('commerce');
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    if (!isMatch) {
      // It is told here, and not once more on the page that comes next.
      if (purchase) keepPurchase({ ...(purchaseByKey(purchase.viewer, purchase.key) ?? purchase), told: true });
      return;
    }
    notify('success', title === '' ? text('payment.paid') : text('payment.paidFor', { title }));
    void navigate(returnTo, { replace: true });
  }, [isMatch, returnTo, purchase, title, navigate, notify, text]);
  return isMatch;
}

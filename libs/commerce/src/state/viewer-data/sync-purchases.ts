import { type UserPurchaseStatus, userPurchaseStatus } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { loadSavedList, savedListQuery } from '@touchline/content';
import { redeemPendingCode } from '../codes/redeem-pending-code.ts';
import {
  forgetPurchases,
  hasPurchaseSinceLoad,
  listUnreportedPurchases,
  movePurchase,
} from '../purchase/purchase-store.ts';
import { reloadAccess } from '../purchase/settle-purchase.ts';
import { recordPurchaseStatus } from './record-purchase-status.ts';
import { cardTokenAtom } from './card-token-atom.ts';
import { listenToTabs } from '../notify-tabs.ts';
import { ticketsList } from './tickets-list.ts';

/**
 * Reloads access for a viewer after a purchase on another device or in another tab. Pages load the card and the
 * tickets themselves; tickets that are already loaded are reloaded here.
 * @returns a function that ends it
 */
export function syncPurchases(context: StartContext, viewer: string): () => void {
  const { api, atoms, queryClient, realtime } = context;
  const reloadTickets = (): void => {
    if (queryClient.getQueryState(savedListQuery(ticketsList, viewer).queryKey))
      void loadSavedList(queryClient, api, ticketsList, viewer).catch(() => undefined);
  };
  const reloadAccessAndTickets = (): void => {
    void reloadAccess(queryClient, viewer);
    reloadTickets();
  };
  const settleDecline = async (message: UserPurchaseStatus): Promise<void> => {
    const { settleReportedDecline } = await import('./settle-reported-decline.ts');
    if (await settleReportedDecline(message, viewer, context)) reloadAccessAndTickets();
  };
  const unsubscribeSocket = realtime?.on(userPurchaseStatus, (message) => {
    const isSettled = recordPurchaseStatus(message, viewer, context);
    // The purchase gives no access yet. The offers show that a payment is pending.
    if (message.status === 'pending')
      void queryClient.invalidateQueries({ queryKey: ['commerce'], refetchType: 'active' });
    else if (isSettled) reloadTickets();
    else reloadAccessAndTickets();
    if (message.status.toLowerCase() === 'declined') void settleDecline(message);
  });
  const unsubscribeTabs = listenToTabs(viewer, reloadAccessAndTickets);
  // Another tab may have sent its message before this code had loaded.
  if (hasPurchaseSinceLoad(viewer)) reloadAccessAndTickets();
  void redeemPendingCode(context, viewer);
  void reportPaid(context, viewer);
  return () => {
    unsubscribeSocket?.();
    unsubscribeTabs();
    atoms.set(cardTokenAtom, null);
    forgetPurchases(viewer);
  };
}

/** Reports a finished purchase, unless the payment's page, which is another document, has shown it. */
async function reportPaid({ notify, texts }: StartContext, viewer: string): Promise<void> {
  if (location.pathname.includes('/payment/')) return;
  for (const purchase of listUnreportedPurchases(viewer)) {
    if (purchase.told) continue;
    const text = await texts();
    notify('success', text('payment.paidFor', { title: purchase.title }));
    movePurchase(purchase, { type: 'show' });
  }
}

import type { ComponentType, ReactNode } from 'react';
import { defineSlot } from './slot.tsx';

/**
 * Above the header, across the screen. What stands here is in the server's HTML at its final height, or the page would jump: one
 * that depends on the viewer is hidden by a mark of the head's script.
 */
export const topBanner = defineSlot<Record<never, never>>('topBanner', 'shell');

/** Over the page, such as a question or a consent: each places itself, fixed, and takes no room. */
export const overlays = defineSlot<Record<never, never>>('overlays', 'shell');

/** The end of the footer, beside the links to the customer's other places. */
export const footerEnd = defineSlot<Record<never, never>>('footerEnd', 'shell');

/** Before the header's tools: the search, which is a field where there is room for one. */
export const headerSearch = defineSlot<Record<never, never>>('headerSearch', 'shell');

/** The header's end: notifications, account. */
export const headerTools = defineSlot<Record<never, never>>('headerTools', 'shell');

/** A way to a page of the account, drawn as the place wants it: in the side navigation, on the overview. */
export interface AccountLinkProps {
  /** Without the locale's prefix, with its last slash. */
  to: string;
  label: string;
  /** An icon of the design system. */
  icon: ReactNode;
}

/** More ways in the account's navigation, after its own: `({ Item }) => <Item to="/account/billing/" ... />`. */
export const accountNavigation = defineSlot<{ Item: ComponentType<AccountLinkProps> }>('accountNavigation', 'account');

/** What stands around every page of the account; another feature's page is shown inside it by showing this slot. */
export const accountFrame = defineSlot<{ children: ReactNode }>('accountFrame', 'account');

/** What a new viewer may say about their taste, in the sign-up's personalization step. */
export const personalization = defineSlot<Record<never, never>>('personalization', 'auth');

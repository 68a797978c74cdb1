import type { ComponentType, ReactNode } from 'react';
import { defineSlot } from './slot.tsx';

/** The header's end: notifications, account. */
export const headerTools = defineSlot<Record<never, never>>('headerTools');

/** A way to a page of the account, drawn as the place wants it: in the side navigation, on the overview. */
export interface AccountLinkProps {
  /** Without the locale's prefix, with its last slash. */
  to: string;
  label: string;
  /** An icon of the design system. */
  icon: ReactNode;
}

/** More ways in the account's navigation, after its own: `({ Item }) => <Item to="/account/billing/" ... />`. */
export const accountNavigation = defineSlot<{ Item: ComponentType<AccountLinkProps> }>('accountNavigation');

/** What stands around every page of the account; another feature's page is shown inside it by showing this slot. */
export const accountFrame = defineSlot<{ children: ReactNode }>('accountFrame');

/** Beside the acceptance of the terms at sign-up: links to what is accepted. */
export const termsLinks = defineSlot<Record<never, never>>('termsLinks');

/** What a new viewer may tell the portal about his taste, in the sign-up's personalization step. */
export const personalization = defineSlot<Record<never, never>>('personalization');

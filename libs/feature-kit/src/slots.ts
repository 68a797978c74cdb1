import type { ComponentType, ReactNode } from 'react';
import { defineSlot } from './slot.tsx';

/** Beside an upcoming event's card: follow, remind. The title tells no score. */
export const eventCardAction = defineSlot<{ eventId: string; status: string; title: string }>('eventCardAction');

/** The row of actions under the player. */
export const eventActions = defineSlot<{ eventId: string; status: string }>('eventActions');

/** On the stage where an event cannot be watched: the ways in. */
export const eventAccess = defineSlot<{ eventId: string; coverage: string }>('eventAccess');

/** Beside the player on the event page. */
export const eventRail = defineSlot<{ eventId: string }>('eventRail');

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

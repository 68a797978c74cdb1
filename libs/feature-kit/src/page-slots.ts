import type { ComponentType, ReactNode } from 'react';
import { defineSlot } from './slot.tsx';

/**
 * On home, below its large match: what is a viewer's own. Home arrives as a visitor sees it: the fills are asked for once it is known that a viewer is
 * looking, drawn all at once, and home keeps as much room for them as they took last time. A row of events keeps its own place by content's `OwnRow`.
 */
export const homeOwn = defineSlot<Record<never, never>>('homeOwn', 'later');

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

/** Where a viewer is told that notifications are on: the ways to what they are about, asked for once that is shown. */
export const notificationSettings = defineSlot<{ Item: ComponentType<AccountLinkProps> }>(
  'notificationSettings',
  'later',
);

/**
 * Part of the question before an account's deletion: a feature's list of the viewer's losses. Loaded when the question
 * opens.
 */
export const accountDeletion = defineSlot<Record<never, never>>('accountDeletion', 'later');

/** Handlers of a button that leads in. */
export interface EntrancePress {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick: () => void;
}

/**
 * What a visitor must sign in for, drawn with the handlers of the way in, and back. Whoever lets viewers sign in fills it, and nobody else. What
 * signing in is for is noted by whoever asks (`@touchline/kept`).
 */
export const entrance = defineSlot<{ children: (press: EntrancePress) => ReactNode }>('entrance', 'card');

/** What stands around every page of the account; another feature's page is shown inside it by showing this slot. */
export const accountFrame = defineSlot<{ children: ReactNode }>('accountFrame', 'account');

/**
 * What a new viewer may say of themselves once their account is made: each fill is a step of signing up with a page of its own, made by
 * `signUpStep`, and shows the way to it: `({ Item }) => <Item to="/auth/sign-up/…/" ... />`.
 */
export const personalization = defineSlot<{ Item: ComponentType<AccountLinkProps> }>('personalization', 'auth');

/**
 * The frame of such a step: the progress of sign-up, and one button: it continues after a choice (`done`), else it
 * skips the step. `summary` names the choice, next to the button.
 */
export const signUpFrame = defineSlot<{ children: ReactNode; summary?: ReactNode; done?: boolean }>(
  'signUpFrame',
  'auth',
);

import type { ComponentType, ReactNode } from 'react';
import { defineSlot, fill, type SlotFill } from './fill.ts';

/**
 * On home, below its large match: the viewer's own rows. Home loads these fills once the viewer is known, draws them
 * together, and reserves their last height. Each part keeps its own place by content's `PersonalPart`.
 */
export const homePersonalRows = defineSlot<Record<never, never>>('homeOwn', 'later');

/** A link to a page of the account, drawn to suit its place: in the side navigation, on the overview. */
export interface AccountLinkProps {
  /** A path without the locale's prefix that ends in a slash. */
  to: string;
  label: string;
  /** An icon of the design system. */
  icon: ReactNode;
}

/** Links after those of the account's own navigation: `({ Item }) => <Item to="/account/billing/" ... />`. */
export const accountNavigation = defineSlot<{ Item: ComponentType<AccountLinkProps> }>('accountNavigation', 'account');

/** Links to settings, loaded and shown after a viewer has turned notifications on. */
export const notificationSettings = defineSlot<{ Item: ComponentType<AccountLinkProps> }>(
  'notificationSettings',
  'later',
);

/**
 * Part of the question before an account's deletion: a feature's list of the viewer's losses. Loaded when the question
 * opens.
 */
export const accountDeletion = defineSlot<Record<never, never>>('accountDeletion', 'later');

/** Parts of the account's overview, above the viewer's saved media. */
export const accountOverview = defineSlot<Record<never, never>>('accountOverview', 'account');

/** The frame of the account's pages. A page of another feature draws this slot around itself. */
export const accountFrame = defineSlot<{ children: ReactNode }>('accountFrame', 'account');

/**
 * Steps of sign-up after the account is made. `signUpStep` makes each fill, which links to its page:
 * `({ Item }) => <Item to="/auth/sign-up/…/" ... />`.
 */
export const personalization = defineSlot<{ Item: ComponentType<AccountLinkProps> }>('personalization', 'auth');

/**
 * The frame of a sign-up step: the progress, and a button that skips the step, or after a choice (`done`) continues.
 * `summary` names the choice, next to the button.
 */
export const signUpFrame = defineSlot<{ children: ReactNode; summary?: ReactNode; done?: boolean }>(
  'signUpFrame',
  'auth',
);

/**
 * A sign-up step of a feature. Its page draws `signUpFrame` around itself, like the pages below it.
 * @param path the page, without the locale's prefix and with its last slash
 * @param load loads the link to it
 * @param order lower is first
 */
export const signUpStep = (
  path: string,
  load: () => Promise<(props: { Item: ComponentType<AccountLinkProps> }) => ReactNode>,
  order: number,
): SlotFill => Object.assign(fill(personalization, load, order), { to: path });

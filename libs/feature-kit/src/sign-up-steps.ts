import type { ComponentType, ReactNode } from 'react';
import { type AccountLinkProps, personalization } from './page-slots.ts';
import { fill, type SlotFill, useFills } from './slot.tsx';

/**
 * A step of signing up that a feature adds: it falls away with the feature. Its page shows `signUpFrame` around itself, as do those below it.
 * @param to the page, without the locale's prefix and with its last slash @param load the way to it @param order lower comes first
 */
export const signUpStep = (
  to: string,
  load: () => Promise<(props: { Item: ComponentType<AccountLinkProps> }) => ReactNode>,
  order: number,
): SlotFill => Object.assign(fill(personalization, load, order), { to });

/** The pages of all steps in their order, known before any of their code is there. */
export const useSignUpSteps = (): readonly string[] =>
  useFills(personalization.name).flatMap(({ to }) => (to === undefined ? [] : [to]));

import type { ComponentType, ReactNode } from 'react';
import { type AccountLinkProps, personalization } from './page-slots.ts';
import { fill, type SlotFill, useFills } from './slot.tsx';

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

/** The pages of all steps in their order, known before their code has loaded. */
export const useSignUpSteps = (): readonly string[] =>
  useFills(personalization.name).flatMap(({ to }) => (to === undefined ? [] : [to]));

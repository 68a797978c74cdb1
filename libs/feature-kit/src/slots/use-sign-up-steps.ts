import { personalization } from './page-slots.ts';
import { useFills } from './slot.tsx';

/** The pages of all steps in their order, known before their code has loaded. */
export const useSignUpSteps = (): readonly string[] =>
  useFills(personalization.name).flatMap(({ to }) => (to === undefined ? [] : [to]));

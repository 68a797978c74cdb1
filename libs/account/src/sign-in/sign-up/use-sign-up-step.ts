import { pathWith, readReturnTo, useSignUpSteps } from '@touchline/feature-kit';
import { useLocation } from 'react-router-dom';

export interface SignUpStep {
  /** From 1, the creation of the account; undefined on a page outside the steps. */
  currentStep: number | undefined;
  stepCount: number;
  /** The next step; after the last one, the requested page. */
  nextPath: string;
}

/** The progress of a new viewer, by the current page. A page below a step's page belongs to that step. */
export function useSignUpStep(): SignUpStep {
  const steps = useSignUpSteps();
  const { pathname, search } = useLocation();
  const currentPath = pathname.replace(/\/?$/, '/');
  const returnTo = readReturnTo(search);
  const currentStepPath = steps
    .filter((stepPath) => currentPath.startsWith(stepPath))
    .reduce((a, b) => (b.length > a.length ? b : a), '');
  const index = steps.indexOf(currentStepPath);
  const nextStepPath = index < 0 ? undefined : steps[index + 1];
  return {
    currentStep: index < 0 ? undefined : index + 2,
    stepCount: steps.length + 1,
    nextPath: nextStepPath === undefined ? returnTo : pathWith(nextStepPath, { returnTo }),
  };
}

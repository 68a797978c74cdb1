import { useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';

type Estimate = (password: string, known?: readonly string[]) => Strength;

/**
 * The strength of the typed password; 0 for an empty one, and until the estimator has loaded. It loads with the first
 * character, and a form works without it.
 */
export function useStrength(password: string, known: readonly string[]): 0 | Strength {
  const [estimate, setEstimate] = useState<{ run: Estimate }>();
  const wanted = password !== '';
  useEffect(() => {
    if (!wanted || estimate) return;
    let here = true;
    import('./password-strength.ts')
      .then(({ passwordStrength }) => here && setEstimate({ run: passwordStrength }))
      .catch(() => undefined);
    return () => void (here = false);
  }, [wanted, estimate]);
  return wanted && estimate ? estimate.run(password, known) : 0;
}

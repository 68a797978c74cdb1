import { useEffect, useState } from 'react';
import type { Strength } from './password-strength.ts';

type EstimateStrength = (password: string, personalWords?: readonly string[]) => Strength;

/**
 * The strength of the typed password; 0 for an empty one, and until the estimator has loaded. It loads with the first
 * character, and a form works without it.
 */
export function usePasswordStrength(password: string, personalWords: readonly string[]): 0 | Strength {
  const [estimate, setEstimate] = useState<{ run: EstimateStrength }>();
  const hasPassword = password !== '';
  useEffect(() => {
    if (!hasPassword || estimate) return;
    let isMounted = true;
    import('./password-strength.ts')
      .then(({ estimatePasswordStrength }) => isMounted && setEstimate({ run: estimatePasswordStrength }))
      .catch(() => undefined);
    return () => void (isMounted = false);
  }, [hasPassword, estimate]);
  return hasPassword && estimate ? estimate.run(password, personalWords) : 0;
}

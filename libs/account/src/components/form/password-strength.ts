import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.gen.ts';

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: commonPasswords.split(' ') },
  graphs: adjacencyGraphs,
  // A longer password is strong enough, and its rating would take a phone too long.
  maxLength: 64,
});

export type Strength = 1 | 2 | 3 | 4;

/**
 * A password's strength: 1 (weak) to 4 (strong).
 * @param personalWords the viewer's name and e-mail address, which an attacker would try first
 */
export function estimatePasswordStrength(password: string, personalWords: readonly string[] = []): Strength {
  const { score } = estimator.check(password, [...personalWords]);
  return score === 0 ? 1 : score;
}

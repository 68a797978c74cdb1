import { createHash } from 'node:crypto';
import type { Customer } from '@touchline/customer-config';
import { catalogue } from '../../features.ts';

/** The optional parts of a customer's build. */
export interface BuildParts {
  featureIds: readonly string[];
  /** Variants of the shell's parts, named like the shell's entry points: `header/bar`. */
  variants: readonly string[];
}

/** The parts of a customer's browser build, and the build's name, which customers with the same parts share. */
export function getBrowserParts({
  features,
  shell,
}: Pick<Customer, 'features' | 'shell'>): BuildParts & { name: string } {
  const featureIds = Object.keys(catalogue).filter((id) => features[id] !== undefined);
  const variants = Object.entries(shell).map(([part, variant]) => `${part}/${variant}`);
  const content = [...featureIds, ...variants.toSorted()].join();
  return { featureIds, variants, name: createHash('sha256').update(content).digest('hex').slice(0, 8) };
}

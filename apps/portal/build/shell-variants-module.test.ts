import { options } from '@touchline/shell/options';
import { expect, test } from 'vitest';
import { listVariants, createVariantsModule } from './shell-variants-module.ts';

test('every shell variant that a customer may choose is exported and in the server’s bundle', () => {
  const offeredVariants = ['header', 'navigation'].flatMap((part) =>
    options.shape[part === 'header' ? 'header' : 'navigation'].unwrap().options.map((variant) => `${part}/${variant}`),
  );
  expect(listVariants().toSorted()).toEqual(offeredVariants.toSorted());
});

test('a build chooses a part’s variant by the customer’s setting, or uses the only variant', () => {
  expect(createVariantsModule(['header/bar', 'header/compact', 'navigation/side'])).toBe(
    [
      "import { Variant as l0 } from '@touchline/shell/header/bar';",
      "import { Variant as l1 } from '@touchline/shell/header/compact';",
      "import { Variant as l2 } from '@touchline/shell/navigation/side';",
      "export const getLooks = (shell) => ({ 'header': { 'bar': l0, 'compact': l1 }[shell['header']], 'navigation': l2 });",
    ].join('\n'),
  );
});

import { options } from '@touchline/shell/options';
import { expect, test } from 'vitest';
import { allLooks, looksModule } from './shell-looks.ts';

test('every look that a customer may choose has a door, and the server’s bundle holds it', () => {
  const offered = ['header', 'navigation'].flatMap((part) =>
    options.shape[part === 'header' ? 'header' : 'navigation'].unwrap().options.map((look) => `${part}/${look}`),
  );
  expect(allLooks().toSorted()).toEqual(offered.toSorted());
});

test('a build’s looks stand under their parts', () => {
  expect(looksModule(['header/compact', 'navigation/side'])).toBe(
    [
      "import { Variant as l0 } from '@touchline/shell/header/compact';",
      "import { Variant as l1 } from '@touchline/shell/navigation/side';",
      "export const looks = { 'header': { 'compact': l0 }, 'navigation': { 'side': l1 } };",
    ].join('\n'),
  );
});

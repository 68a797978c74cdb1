import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClassNamer } from './class-names.ts';
import { workspace } from './source-hash.ts';

const cardFile = join(workspace, 'libs/ui-kit/src/card/card.module.css');
const heroFile = join(workspace, 'libs/ui-kit/src/hero/hero.module.css');

test('a class has the same short name in every build, and no other class has that name', () => {
  const createNames = () => {
    const getName = createClassNamer();
    return [
      getName('frame', cardFile),
      getName('title', cardFile),
      getName('frame', `${cardFile}?used`),
      getName('frame', heroFile),
    ];
  };
  const [frame, title, repeatedName, otherName] = createNames();
  expect(createNames()).toEqual([frame, title, repeatedName, otherName]);
  expect(repeatedName).toBe(frame);
  expect(new Set([frame, title, otherName]).size).toBe(3);
  expect(frame).toMatch(/^_[a-z\d]{5}$/);
});

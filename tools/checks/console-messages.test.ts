import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the portal says in the console by section 8 of the specification, where, and which test sees it said once. */
const messages = [
  {
    says: 'Failed to setup toast containers!',
    in: 'libs/shell/src/notices/notices.ts',
    seenBy: 'libs/shell/src/notices/failed-notices.test.ts',
  },
  {
    says: 'Missing socket base URL',
    in: 'libs/realtime/src/connect-while-wanted.ts',
    seenBy: 'libs/realtime/src/create-realtime.test.ts',
  },
  {
    says: 'Failed to load texts of',
    in: 'apps/portal/src/first-texts.ts',
    seenBy: 'apps/portal/src/first-texts.test.ts',
  },
  {
    says: 'Failed to load the payment provider',
    in: 'libs/commerce/src/checkout/new-card.tsx',
    seenBy: 'libs/commerce/src/checkout/new-card.test.tsx',
  },
  {
    says: 'Push setup error: ',
    in: 'libs/push/src/provider/create-push.ts',
    seenBy: 'libs/push/src/provider/create-push.test.ts',
  },
  {
    says: 'Push is disabled in a local environment',
    in: 'libs/push/src/start/follow-push.ts',
    seenBy: 'libs/push/src/start/follow-push.test.ts',
  },
];

const sources = globSync('{libs,apps/portal}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test.each(messages)('"$says" is said at one place, and a test sees it', ({ says, in: place, seenBy }) => {
  const found = sources.flatMap(({ file, text }) => Array.from({ length: text.split(says).length - 1 }, () => file));
  expect(found).toEqual([place]);
  expect(readFileSync(join(root, seenBy), 'utf8')).toContain(says);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductSources, root } from './product-sources.ts';

/** The portal's console messages (specification, section 8), each with its source file and the test that expects it once. */
const messages = [
  {
    says: 'Failed to setup toast containers!',
    in: 'libs/shell/src/notices/notices.ts',
    seenBy: 'libs/shell/src/notices/failed-notices.test.ts',
  },
  {
    says: 'Missing socket base URL',
    in: 'libs/realtime/src/connect-on-demand.ts',
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
    in: 'libs/push/src/start/start-push.ts',
    seenBy: 'libs/push/src/start/start-push.test.ts',
  },
  {
    says: 'Analytics is disabled in a local environment',
    in: 'libs/analytics/src/start/start-analytics.ts',
    seenBy: 'libs/analytics/src/start/start-analytics.test.ts',
  },
  {
    says: 'Error occurred while loading iframe content!',
    in: 'libs/survey/src/form/use-frame.ts',
    seenBy: 'libs/survey/src/survey.test.tsx',
  },
  // Section 8 gives no text for a provider that fails to load; it also gets one line.
  {
    says: 'Analytics could not be loaded: ',
    in: 'libs/analytics/src/start/create-provider.ts',
    seenBy: 'libs/analytics/src/start/start-analytics.test.ts',
  },
  {
    says: 'The portal has no service worker here',
    in: 'libs/installed/src/start/register-worker.ts',
    seenBy: 'libs/installed/src/start/register-worker.test.ts',
  },
  // A page may force a colour mode, but not the system's (specification, section 2).
  {
    says: 'A page cannot force the colour mode',
    in: 'libs/shell/src/color-mode/color-mode.ts',
    seenBy: 'libs/shell/src/color-mode/color-mode.test.ts',
  },
  {
    says: 'The address in storeUrl was ignored',
    in: 'apps/portal/src/store-redirect.ts',
    seenBy: 'apps/portal/src/store-redirect.test.ts',
  },
];

const sources = readProductSources();

test.each(messages)('"$says" occurs once in the sources, and its test expects it', ({ says, in: filePath, seenBy }) => {
  const filesWithMessage = sources.flatMap(({ file, text }) =>
    Array.from({ length: text.split(says).length - 1 }, () => file),
  );
  expect(filesWithMessage).toEqual([filePath]);
  expect(readFileSync(join(root, seenBy), 'utf8')).toContain(says);
});

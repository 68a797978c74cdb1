import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductSources, root } from './product-sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Each event with the file that sends it and the test that expects its parameters. The types check the declared parameters. */
const sentEvents = [
  ['sign_up_started', 'libs/auth-session/src/sign-in/sign-in.ts', 'libs/auth-session/src/sign-in/sign-in.test.ts'],
  [
    'sign_up_started',
    'libs/account/src/sign-in/sign-up/sign-up.page.tsx',
    'libs/account/src/sign-in/sign-up/sign-up.test.tsx',
  ],
  ['sign_up', 'libs/auth-session/src/sign-in/sign-in.ts', 'libs/auth-session/src/sign-in/sign-in.test.ts'],
  ['login', 'libs/auth-session/src/sign-in/sign-in.ts', 'libs/auth-session/src/sign-in/sign-in.test.ts'],
  ['login_failed', 'libs/auth-session/src/sign-in/sign-in.ts', 'libs/auth-session/src/sign-in/sign-in.test.ts'],
  ['share', 'libs/event/src/share/share-button.tsx', 'libs/event/src/share/share-moment.test.tsx'],
  ['share', 'libs/account/src/selected/use-share-clip.ts', 'libs/account/src/selected/personal-clips.test.tsx'],
  ['search', 'libs/search/src/page/search-view.tsx', 'libs/search/src/page/search-page.test.tsx'],
  ['select_content', 'libs/analytics/src/start/start-analytics.ts', 'libs/analytics/src/start/start-analytics.test.ts'],
  ['view_item', 'libs/event/src/pages/use-open-event.pages.ts', 'libs/event/src/pages/event-page.test.tsx'],
  ['begin_checkout', 'libs/commerce/src/checkout/checkout.tsx', 'libs/commerce/src/payment/paying.test.tsx'],
  ['purchase', 'libs/commerce/src/purchase/settle-purchase.ts', 'libs/commerce/src/payment/paying.test.tsx'],
  ['team_follow', 'libs/following/src/followed/follow-mutation.ts', 'libs/following/src/button/follow-button.test.tsx'],
  [
    'team_unfollow',
    'libs/following/src/followed/follow-mutation.ts',
    'libs/following/src/button/follow-button.test.tsx',
  ],
  [
    'category_follow',
    'libs/following/src/followed/follow-mutation.ts',
    'libs/following/src/button/follow-button.test.tsx',
  ],
  [
    'category_unfollow',
    'libs/following/src/followed/follow-mutation.ts',
    'libs/following/src/button/follow-button.test.tsx',
  ],
  ['playback_report', 'libs/event/src/player/event-player.tsx', 'libs/event/src/player/event-player.test.tsx'],
  ['web_vital', 'libs/reports/src/field/measure-field.ts', 'libs/reports/src/field/measure-field.test.ts'],
  ['clip_created', 'libs/event/src/clips/use-clip-saving.ts', 'libs/event/src/clips/clip-editor.test.tsx'],
  ['access_code_used', 'libs/commerce/src/codes/code-writing.ts', 'libs/commerce/src/codes/codes.test.tsx'],
  [
    'device_deleted',
    'libs/account/src/account/devices/devices-query.ts',
    'libs/account/src/account/devices/devices.test.tsx',
  ],
  ['profile_updated', 'libs/account/src/account/save-profile-mutation.ts', 'libs/account/src/account/general.test.tsx'],
  ['profile_updated', 'libs/club/src/choose-club-mutation.ts', 'libs/club/src/club-choice.test.tsx'],
  ['profile_updated', 'libs/following/src/alerts/use-alerts.ts', 'libs/following/src/alerts/alerts.test.tsx'],
  ['survey_opened', 'libs/survey/src/survey-prompt.tsx', 'libs/survey/src/survey.test.tsx'],
  ['survey_submitted', 'libs/survey/src/survey-prompt.tsx', 'libs/survey/src/survey.test.tsx'],
] as const;

/** Reads the names of the interface, one per line. */
function readDeclaredEvents(): string[] {
  const [, body = ''] = read('libs/telemetry/src/analytics-events.ts').split('export interface AnalyticsEvents {');
  return [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
}

const sortUnique = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

test('the list of sent events names exactly the declared events', () => {
  expect(readDeclaredEvents().length).toBeGreaterThan(20);
  expect(sortUnique(sentEvents.map(([name]) => name))).toEqual(sortUnique(readDeclaredEvents()));
});

test('every file that sends events is in the list of this test', () => {
  const sourceFiles = readProductSources()
    .filter(({ file, text }) => /\btelemetry\.event\(/.test(text) && !file.startsWith('libs/telemetry/'))
    .map(({ file }) => file);
  expect(sortUnique(sourceFiles)).toEqual(sortUnique(sentEvents.map(([, filePath]) => filePath)));
});

test.each(sentEvents)('the event %s is sent by %s, and a test expects it', (name, filePath, testPath) => {
  expect(read(filePath)).toContain(`'${name}'`);
  expect(read(testPath)).toMatch(new RegExp(`['"]${name}['"]`));
});

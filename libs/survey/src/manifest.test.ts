import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { options } from './options.ts';

test('the feature has the key `survey`, and requires accounts', () => {
  expect([manifest.id, manifest.requires]).toEqual(['survey', ['account']]);
});

test.each([{}, { form_url: '/form', unknown: true }, { form_url: '/form', name: '../admin' }])(
  'the options %j are refused',
  (invalidOptions) => expect(options.safeParse(invalidOptions).success).toBe(false),
);

test.each([
  ['https://forms.example/a?b={locale}', 'https://forms.example'],
  ['http://localhost:4001/media/survey/form', 'http://localhost:4001'],
  ['/media/survey/form', "'self'"],
])('the policy allows a frame only for the form at %s', (form, source) => {
  const parsed = options.parse({ form_url: form });
  expect(parsed.name).toBe('survey_user_experience_1');
  expect(manifest.csp?.(parsed)).toEqual({ frame: [source] });
});

test.each([
  '',
  'form',
  '//evil.example/form',
  '/\\evil.example',
  'http://forms.example/',
  'https://name:word@forms.example/',
  'javascript:alert(1)',
  'https://forms .example/',
  'https://{locale}.forms.example/',
  'https://forms.example;sandbox/',
  'https://forms.example,sandbox/',
])('the address "%s" is refused for a form', (form) =>
  expect(options.safeParse({ form_url: form }).success).toBe(false),
);

test.each([
  ['/form?lang={lang}', ': /form?lang={locale}'],
  ['/form?lang={{locale}}', ': /form?lang={locale}'],
  ['/form?a={a}&b={b}', ''],
])('other braces than {locale} are refused with the right address: %s', (form, suggestion) => {
  const [issue] = options.safeParse({ form_url: form }).error?.issues ?? [];
  expect(issue?.message).toBe(`no other braces than {locale}, which becomes the page's language${suggestion}`);
});

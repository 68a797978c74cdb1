import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountSurvey } from './mount-survey.ts';

const app = new Hono();
mountSurvey(app, ['https://elsewhere.example']);

const answer = async (fields: Record<string, string>) =>
  app.request('/media/survey/answers?lang=de', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });

test('only the portal and the allowed origins may embed the form, and only the form’s script may run', async () => {
  const pageResponse = await app.request('/media/survey/form?lang=he');
  const page = await pageResponse.text();
  expect(page).toContain('<html lang="he" dir="rtl">');
  const policy = pageResponse.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self' https://elsewhere.example");
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('the survey page notifies its parent after valid answers, and shows the form again after invalid answers', async () => {
  const acceptedResponse = await answer({ rating: '4', comment: '<b>more hockey</b>' });
  expect([acceptedResponse.status, await acceptedResponse.text()]).toEqual([
    200,
    expect.stringContaining("type: 'survey_submitted'"),
  ]);
  const response = await answer({ rating: '6' });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Deine Bewertung')]);
  expect((await answer({ rating: '4', comment: 'x'.repeat(20_000) })).status).toBe(413);
});

test.each(['', 'xx', 'constructor', '<script>'])(
  'the form is in English for the unknown language "%s"',
  async (lang) => {
    const pageResponse = await app.request(`/media/survey/form?lang=${encodeURIComponent(lang)}`);
    expect(await pageResponse.text()).toContain('<html lang="en" dir="ltr">');
  },
);

import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html, raw } from 'hono/html';
import * as z from 'zod/mini';
import { getFormTexts, type FormTexts } from './form-texts.ts';

const maxBytes = 16 * 1024;

const answerSchema = z.object({
  rating: z.enum(['1', '2', '3', '4', '5']),
  comment: z._default(z.string().check(z.maxLength(2_000)), ''),
});

/** Notifies the embedding page of the submit. The message contains no answers. */
const script = `parent.postMessage({ type: 'survey_submitted' }, '*');`;

const style = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #0f1624; background: #fff; }
body { margin: 0; padding: 24px; }
h1 { font-size: 22px; }
fieldset { margin: 0 0 24px; padding: 0; border: 0; }
legend, .comment { margin-block-end: 8px; padding: 0; font-weight: 600; }
.marks { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px; max-inline-size: 420px; }
.marks label { display: flex; gap: 2px; align-items: center; justify-content: center; min-block-size: 44px; border: 1px solid #76839b; border-radius: 8px; }
.ends { display: flex; gap: 16px; justify-content: space-between; max-inline-size: 420px; margin-block: 4px 0; font-size: 14px; }
textarea { box-sizing: border-box; inline-size: 100%; padding: 10px; font: inherit; }
button { min-block-size: 44px; margin-block-start: 16px; padding-inline: 24px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #fff; background: #0f1624; }
`;

const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Creates the headers of the form. @param portals the origins that may embed it, besides this server's */
const getHeaders = (portals: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${getHash(script)}`,
    `style-src ${getHash(style)}`,
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...portals].join(' ')}`,
  ].join('; '),
  'cache-control': 'no-store',
});

/** The whole script element. A formatter must not change it, because the policy contains the hash of its content. */
const scriptElement = raw(`<script>${script}</script>`);
const styleElement = raw(`<style>${style}</style>`);

const renderPage = ({ language, direction, title }: FormTexts, body: unknown) =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      ${styleElement} ${body}
    </html>`;

const renderThanks = (texts: FormTexts) =>
  html`<h1>${texts.thanks}</h1>
    ${scriptElement}`;

const renderForm = (texts: FormTexts) =>
  html`<h1>${texts.title}</h1>
    <form method="post" action="answers?lang=${texts.language}">
      <fieldset aria-describedby="ends">
        <legend>${texts.rating}</legend>
        <div class="marks">
          ${['1', '2', '3', '4', '5'].map(
            (rating) => html`<label><input type="radio" name="rating" value="${rating}" required /> ${rating}</label>`,
          )}
        </div>
        <p class="ends" id="ends"><span>${texts.worst}</span> <span>${texts.best}</span></p>
      </fieldset>
      <label class="comment" for="comment">${texts.comment}</label>
      <textarea id="comment" name="comment" rows="5" maxlength="2000"></textarea>
      <button>${texts.send}</button>
    </form>`;

const getWords = (context: Context): FormTexts => getFormTexts(context.req.query('lang') ?? '');

/**
 * Serves a survey's form under `/media/survey/`, like an external provider. The portal shows it in a frame, and
 * receives a message after the submit. The server checks the answers and discards them.
 *
 * @param portals the origins whose pages may embed the form
 */
export function mountSurvey(app: Hono, portals: readonly string[] = []): void {
  const headers = getHeaders(portals);
  app.get('/media/survey/form', (context) => {
    const texts = getWords(context);
    return context.html(renderPage(texts, renderForm(texts)), 200, headers);
  });
  const onError = (context: Context) => context.text('too much', 413, headers);
  app.post('/media/survey/answers', bodyLimit({ maxSize: maxBytes, onError }), async (context) => {
    const texts = getWords(context);
    const parsedAnswer = answerSchema.safeParse(await context.req.parseBody().catch(() => null));
    if (!parsedAnswer.success) return context.html(renderPage(texts, renderForm(texts)), 400, headers);
    return context.html(renderPage(texts, renderThanks(texts)), 200, headers);
  });
}

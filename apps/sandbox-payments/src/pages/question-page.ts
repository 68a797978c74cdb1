import { getDirection, isLocale, languageTag } from '@touchline/i18n/locales';
import { html } from 'hono/html';
import type { Question } from '../charges/create-charges.ts';
import { formatMoney } from './format-money.ts';
import { getTexts, insertValues } from './texts.ts';

/** The page's Content-Security-Policy, which allows the form's redirect to the portal. */
export const getQuestionPolicy = (returnUrl: string | null): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Renders the bank's question to the card's holder (3-D Secure), in the language of the fields. */
export function renderQuestionPage({ row, charge, isOpen }: Question, address: string) {
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const { bank, testMode } = getTexts(locale);
  const amount = formatMoney(charge.amount, charge.currency, locale);
  // Isolation marks order amounts and digits correctly in right-to-left texts.
  const placeholders = { amount: `\u2068${amount}\u2069`, last4: `\u2068${charge.card.last4}\u2069` };
  const question = html`<p>${insertValues(bank.text, placeholders)}</p>
    <form method="post" action="${address}">
      <button class="first" name="answer" value="confirm">${bank.confirm}</button>
      <button name="answer" value="refuse">${bank.refuse}</button>
    </form>
    <p><a class="leave" href="${row.return_url ?? '/'}">${bank.leave}</a></p>`;
  const endNotice = html`<p>${bank.over}</p>
    <p><a class="leave" href="${row.return_url ?? '/'}">${bank.back}</a></p>`;
  return html`<!doctype html>
    <html lang="${languageTag(locale)}" dir="${getDirection(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${bank.title}</title>
        <link rel="stylesheet" href="/v1/page.css" />
      </head>
      <body>
        <main>
          <h1>${bank.title}</h1>
          ${isOpen ? question : endNotice}
          <p class="mode">${testMode}</p>
        </main>
      </body>
    </html>`;
}

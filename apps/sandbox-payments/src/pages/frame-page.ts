import { getDirection, languageTag, type Locale } from '@touchline/i18n/locales';
import { html, raw } from 'hono/html';
import { getTexts } from './texts.ts';

interface FramePage {
  publicKey: string;
  locale: Locale;
  scheme: 'dark' | 'light';
  /** The origin of the embedding page, the only one to which the frame sends messages. */
  parent: string;
}

/** JSON for a script element, with `<` escaped so that no value can end the element. */
export const renderDataBlock = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', String.raw`\u003c`));

/** The Content-Security-Policy of the provider's frames. @param parent the origin that may embed it */
export const getFramePolicy = (parent: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parent}`,
  ].join('; ');

/** Renders the frame's page with the card fields. */
export function renderFramePage({ publicKey, locale, scheme, parent }: FramePage) {
  const texts = getTexts(locale);
  const { title, problems } = texts;
  return html`<!doctype html>
    <html lang="${languageTag(locale)}" dir="${getDirection(locale)}" data-scheme="${scheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/v1/fonts.css" />
        <link rel="stylesheet" href="/v1/frame.css" />
      </head>
      <body>
        <form novalidate>
          <div class="field wide">
            <span class="head"><label for="number">${texts.number}</label><span id="brand"></span></span>
            <input
              id="number"
              dir="ltr"
              inputmode="numeric"
              autocomplete="cc-number"
              maxlength="32"
              aria-describedby="number-problem"
              aria-required="true"
            />
            <p class="problem" id="number-problem" aria-live="polite"></p>
          </div>
          <div class="field">
            <label for="expiry">${texts.expiry}</label>
            <input
              id="expiry"
              dir="ltr"
              inputmode="numeric"
              autocomplete="cc-exp"
              maxlength="10"
              placeholder="${texts.expiryForm}"
              aria-describedby="expiry-problem"
              aria-required="true"
            />
            <p class="problem" id="expiry-problem" aria-live="polite"></p>
          </div>
          <div class="field">
            <label for="code">${texts.code}</label>
            <input
              id="code"
              dir="ltr"
              inputmode="numeric"
              autocomplete="cc-csc"
              maxlength="8"
              aria-describedby="code-problem code-help"
              aria-required="true"
            />
            <p class="problem" id="code-problem" aria-live="polite"></p>
            <p class="help" id="code-help">${texts.codeHelp}</p>
          </div>
          <p class="mode wide">${texts.testMode} <a href="/" target="_blank" rel="noopener">${texts.testNumbers}</a></p>
          <button type="submit" hidden></button>
        </form>
        <script type="application/json" id="given">
          ${renderDataBlock({ key: publicKey, locale, parent, title, problems })}
        </script>
        <script type="module" src="/v1/frame.js"></script>
      </body>
    </html>`;
}

import { getDirection, languageTag, type Locale } from '@touchline/i18n/locales';
import { html } from 'hono/html';
import { testCards } from '../cards/test-cards.ts';
import { formatMoney } from './format-money.ts';
import { renderDataBlock } from './frame-page.ts';
import { getTexts, insertValues } from './texts.ts';

interface WalletPage {
  publicKey: string;
  locale: Locale;
  scheme: 'dark' | 'light';
  /** The origin of the embedding page, the only one to which the frame sends messages. */
  parent: string;
  amount: string;
  currency: string;
  /** The name of the product. */
  label: string;
}

/** Renders the wallet's sheet. Its cards are the test cards. */
export function renderWalletPage({ publicKey, locale, scheme, parent, amount, currency, label }: WalletPage) {
  const { number, testMode, testNumbers, wallet } = getTexts(locale);
  const price = `\u2068${formatMoney(amount, currency, locale)}\u2069`;
  return html`<!doctype html>
    <html lang="${languageTag(locale)}" dir="${getDirection(locale)}" data-scheme="${scheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox Wallet</title>
        <link rel="stylesheet" href="/v1/page.css" />
      </head>
      <body>
        <main>
          <h1 lang="en">Sandbox Wallet</h1>
          <p><bdi>${label}</bdi></p>
          <form>
            <p class="wide"><label for="card">${number}</label></p>
            <select id="card" name="card" class="wide">
              ${testCards.map(
                ({ number: digits }) => html`<option value="${digits}" dir="ltr">•••• ${digits.slice(-4)}</option>`,
              )}
            </select>
            <button class="first">${insertValues(wallet.pay, { amount: price })}</button>
            <button type="button" id="cancel">${wallet.cancel}</button>
          </form>
          <p class="mode">${testMode} <a href="/" target="_blank" rel="noopener">${testNumbers}</a></p>
        </main>
        <script type="application/json" id="given">
          ${renderDataBlock({ key: publicKey, locale, parent, amount, currency })}
        </script>
        <script type="module" src="/v1/wallet-sheet.js"></script>
      </body>
    </html>`;
}

import { html } from 'hono/html';
import { testCards } from '../cards/test-cards.ts';

const groupDigits = (number: string): string =>
  number.length === 15 ? number.replace(/^(.{4})(.{6})/, '$1 $2 ') : number.replace(/(.{4})(?=.)/g, '$1 ');

/** Renders the list of test numbers for developers, in English. */
export const renderNumbersPage = () =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Sandbox payments: test card numbers</title>
        <link rel="stylesheet" href="/v1/page.css" />
      </head>
      <body>
        <main>
          <h1>Test card numbers</h1>
          <p>No money moves here. Any date to come and any code go with them; other numbers are refused.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">What becomes of it</th>
              </tr>
            </thead>
            <tbody>
              ${testCards.map(
                ({ number, description }) =>
                  html`<tr>
                    <td><code>${groupDigits(number)}</code></td>
                    <td>${description}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;

export const numbersPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

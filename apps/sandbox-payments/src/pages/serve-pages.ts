import { toLocale, type Locale } from '@touchline/i18n/locales';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { chargeRequestSchema } from '../api.ts';
import type { Charges } from '../charges/create-charges.ts';
import { validateCard } from '../cards/valid-card.ts';
import type { Cards } from '../cards/create-cards.ts';
import { getSource } from '../http/connection.ts';
import { Failure } from '../http/failure.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { readJson } from '../http/read-json.ts';
import { createBrowserFiles } from './browser-files.ts';
import { renderFramePage, getFramePolicy } from './frame-page.ts';
import { renderNumbersPage, numbersPolicy } from './numbers-page.ts';
import { renderWalletPage } from './wallet-page.ts';
import { renderQuestionPage, getQuestionPolicy } from './question-page.ts';

interface PagesOptions {
  app: Hono;
  charges: Charges;
  cards: Cards;
  publicKey: string;
  /** Origins that may embed the fields. */
  origins: readonly string[];
  /** @throws Failure when a source has requested too many tokens */
  countToken: (source: string) => void;
}

/** Parses a language tag; English for an unknown tag. */
const locale = z.pipe(
  z.string(),
  z.transform((tag): Locale => toLocale(tag) ?? 'en'),
);

const frameQuerySchema = z.object({
  key: z.string(),
  locale,
  scheme: z.enum(['dark', 'light']),
  parent: z.string().check(z.maxLength(300)),
});

const walletQuerySchema = z.object({
  ...frameQuerySchema.shape,
  amount: chargeRequestSchema.shape.amount,
  currency: chargeRequestSchema.shape.currency,
  label: z.string().check(z.maxLength(200)),
});

const tokenRequestSchema = z.strictObject({
  public_key: z.string().check(z.maxLength(128)),
  locale,
  number: z.string().check(z.maxLength(64)),
  expiry: z.string().check(z.maxLength(16)),
  code: z.string().check(z.maxLength(16)),
});

const secretPattern = /^[\w-]{32}$/;

const sendPage = (context: Context, policy: string, body: ReturnType<typeof renderFramePage>, wallets = '') =>
  context.html(body, 200, {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${wallets})`,
  });

/** Serves what browsers request: scripts, the frames of the fields and of the wallet, tokens, and the banks' questions. */
export function servePages({ app, charges, cards, publicKey, origins, countToken }: PagesOptions): void {
  const browserAssets = createBrowserFiles();
  const requirePublicKey = (key: string) => {
    if (key !== publicKey) throw new Failure('unauthorized', 'The public key is unknown');
  };
  const requireMerchant = (key: string, parent: string) => {
    requirePublicKey(key);
    if (!isAllowedOrigin(parent, origins))
      throw new Failure('invalid_request', 'Pages of this origin may not embed the fields');
  };

  app.get('/', (context) => sendPage(context, numbersPolicy, renderNumbersPage()));

  for (const [name, { type, body }] of Object.entries(browserAssets)) {
    app.get(`/v1/${name}`, async (context) => {
      // Pages of other origins import these scripts.
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      };
      return context.body(await body(), 200, headers);
    });
  }

  app.get('/v1/frame', (context) => {
    const parsedQuery = z.safeParse(frameQuerySchema, context.req.query());
    if (!parsedQuery.success) throw new Failure('invalid_request', 'key, locale, scheme and parent are required');
    const { key, parent, ...frameOptions } = parsedQuery.data;
    requireMerchant(key, parent);
    return sendPage(context, getFramePolicy(parent), renderFramePage({ publicKey: key, parent, ...frameOptions }));
  });

  app.get('/v1/wallet', (context) => {
    const parsedQuery = z.safeParse(walletQuerySchema, context.req.query());
    if (!parsedQuery.success)
      throw new Failure('invalid_request', 'key, locale, scheme, parent, amount, currency and label are required');
    const { key, ...walletOptions } = parsedQuery.data;
    const { parent } = walletOptions;
    requireMerchant(key, parent);
    return sendPage(context, getFramePolicy(parent), renderWalletPage({ publicKey: key, ...walletOptions }), 'self');
  });

  app.post('/v1/tokens', async (context) => {
    countToken(getSource(context));
    const request = await readJson(context, tokenRequestSchema);
    requirePublicKey(request.public_key);
    const read = validateCard(request);
    if ('problems' in read)
      return context.json({ error: { code: 'invalid_request', message: 'This is not a card' }, ...read }, 400);
    return context.json(cards.tokenize(read.card, request.locale), 201);
  });

  const findQuestion = (context: Context) => {
    const end = context.req.param('secret') ?? '';
    const found = secretPattern.test(end) ? charges.question(end) : undefined;
    if (!found) throw new Failure('not_found', 'There is no such question');
    return { end, found };
  };
  app.get('/questions/:secret', (context) => {
    const { end, found } = findQuestion(context);
    return sendPage(context, getQuestionPolicy(found.row.return_url), renderQuestionPage(found, `/questions/${end}`));
  });
  app.post('/questions/:secret', async (context) => {
    const { end } = findQuestion(context);
    const form = await context.req.parseBody();
    const answer = z.safeParse(z.enum(['confirm', 'refuse']), form['answer']);
    if (!answer.success) throw new Failure('invalid_request', 'answer must be confirm or refuse');
    const { row } = charges.answer(end, answer.data === 'confirm') ?? {};
    return context.redirect(row?.return_url ?? `/questions/${end}`, 303);
  });
}

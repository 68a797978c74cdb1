import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Card } from '../api.ts';
import { Failure } from '../http/failure.ts';
import type { ValidCard } from './valid-card.ts';
import { type Behaviour, getBehaviour } from './test-cards.ts';
import { isExpired } from './is-expired.ts';

/** The provider's data of a card, without its number and code. */
export interface StoredCard extends Card {
  behaviour: Behaviour;
  /** The language of the fields, which the bank's question uses too. */
  locale: string;
}

export interface Cards {
  /** Makes a token for one charge. */
  tokenize: (card: ValidCard, locale: string) => { token: string; card: Card };
  /** @throws Failure for an invalid source */
  findBySource: (source: string) => { card: StoredCard; isStored: boolean };
  /** Stores a card, so that its id can be charged. */
  markAsStored: (id: string) => void;
  /** Removes a used token. */
  deleteToken: (token: string) => void;
  /** Deletes a stored card; an unknown id has no effect. */
  remove: (id: string) => void;
  /** Deletes expired tokens, and unstored cards without a token or a pending charge. */
  deleteUnused: () => void;
}

const cardRowSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  behaviour: z.string(),
  locale: z.string(),
});

const createId = (kind: 'tok' | 'card'): string => `${kind}_${randomBytes(18).toString('base64url')}`;

/** Long enough for the holder to check the price before paying. */
const tokenLifetimeMs = 15 * 60_000;

/** The most unused tokens; the sandbox's merchants have far fewer simultaneous buyers. */
const maxTokens = 10_000;

/** @param now milliseconds since 1970 */
export function createCards(store: DatabaseSync, now: () => number): Cards {
  const columns = 'cards.id, brand, last4, exp_month, exp_year, behaviour, locale';
  // Only this module writes `behaviour`, so the cast is safe.
  const parseCard = (row: unknown): StoredCard => z.parse(cardRowSchema, row) as StoredCard;
  const deleteExpiredTokens = () => {
    store.prepare('delete from tokens where ends <= ?').run(now());
    store
      .prepare(
        `delete from cards where stored = 0 and id not in (select card from tokens)
         and id not in (select card ->> 'id' from charges where status = 'pending')`,
      )
      .run();
  };
  return {
    tokenize(card, locale) {
      if (Number(store.prepare('select count(*) as count from tokens').get()?.count) >= maxTokens)
        deleteExpiredTokens();
      if (Number(store.prepare('select count(*) as count from tokens').get()?.count) >= maxTokens)
        throw new Failure('too_many_requests', 'Too many unused tokens', 60);
      const { number, brand, exp_month, exp_year } = card;
      const cardDetails = { id: createId('card'), brand, last4: number.slice(-4), exp_month, exp_year };
      const token = createId('tok');
      store
        .prepare(
          'insert into cards (id, brand, last4, exp_month, exp_year, behaviour, locale) values (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(...Object.values(cardDetails), getBehaviour(number) ?? 'decline:card_declined', locale);
      store
        .prepare('insert into tokens (token, card, ends) values (?, ?, ?)')
        .run(token, cardDetails.id, now() + tokenLifetimeMs);
      return { token, card: cardDetails };
    },
    findBySource(source) {
      const cardRowOfToken = store
        .prepare(`select ${columns} from cards join tokens on card = cards.id where token = ? and ends > ?`)
        .get(source, now());
      if (cardRowOfToken) return { card: parseCard(cardRowOfToken), isStored: false };
      const storedCard = store.prepare(`select ${columns} from cards where id = ? and stored = 1`).get(source);
      if (!storedCard)
        throw new Failure('invalid_source', 'The card is not stored, or the token is unknown, used or expired');
      return { card: parseCard(storedCard), isStored: true };
    },
    markAsStored: (card) => void store.prepare('update cards set stored = 1 where id = ?').run(card),
    deleteToken: (token) => void store.prepare('delete from tokens where token = ?').run(token),
    remove: (card) => void store.prepare('delete from cards where id = ? and stored = 1').run(card),
    deleteUnused: deleteExpiredTokens,
  };
}

/**
 * Stores a token's card without a charge, and deletes the token.
 * @param now milliseconds since 1970
 * @throws Failure for an unknown token, or when the card's bank refuses it
 */
export function storeCard(cards: Cards, token: string, now: number): Card {
  const { card: storedCard } = cards.findBySource(token);
  const { behaviour, locale: _locale, ...card } = storedCard;
  cards.deleteToken(token);
  if (isExpired(card, now) || behaviour.startsWith('decline:'))
    throw new Failure('card_declined', 'The bank refuses this card');
  cards.markAsStored(card.id);
  return card;
}

import type { Card } from '../api.ts';
import { Failure } from '../http/failure.ts';
import type { Cards } from './create-cards.ts';
import { isExpired } from './is-expired.ts';

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

import type { DeclineReason } from '../api.ts';

/** The behaviour of a card's charges. */
export type Behaviour =
  | 'approve'
  | `decline:${DeclineReason}`
  /** The bank asks a question. `ask:` and a reason: the bank declines the charge even after a confirmation. */
  | 'ask'
  | `ask:${DeclineReason}`
  /** Pending without a question; approved some seconds later. */
  | 'think'
  /** Charged, but the response takes `slowSeconds`. */
  | 'slow'
  /** Charged, but the connection breaks before the response. */
  | 'lose'
  /** The connection breaks before the charge. */
  | 'miss'
  /** The first charge succeeds; later charges by the stored card are declined. */
  | 'once';

interface TestCard {
  number: string;
  behaviour: Behaviour;
  /** The description on the page of test numbers. */
  description: string;
}

/** Test numbers that belong to no real card. The sandbox refuses all other numbers, so it never stores a real card. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approve', description: 'approved (Visa)' },
  { number: '5555555555554444', behaviour: 'approve', description: 'approved (Mastercard)' },
  {
    number: '378282246310005',
    behaviour: 'approve',
    description: 'approved (American Express, a code of four digits)',
  },
  { number: '4000000000000002', behaviour: 'decline:card_declined', description: 'declined' },
  { number: '4000000000009995', behaviour: 'decline:insufficient_funds', description: 'declined: not enough money' },
  { number: '4000000000000069', behaviour: 'decline:card_expired', description: 'declined: expired' },
  {
    number: '4000000000000119',
    behaviour: 'decline:provider_unavailable',
    description: 'declined: the bank is out of reach',
  },
  {
    number: '4100000000000019',
    behaviour: 'decline:suspected_fraud',
    description: 'declined for a reason without a text in the portal',
  },
  { number: '4000000000003220', behaviour: 'ask', description: 'the bank asks (3-D Secure)' },
  {
    number: '4000008400001629',
    behaviour: 'ask:insufficient_funds',
    description: 'the bank asks, and then declines: not enough money',
  },
  {
    number: '4000000000003055',
    behaviour: 'approve',
    description: 'approved by the bank without a question (3-D Secure, frictionless)',
  },
  { number: '4000000000000077', behaviour: 'think', description: 'pending for some seconds, then approved' },
  { number: '4000000000000341', behaviour: 'once', description: 'approved once; a renewal is declined' },
  { number: '4000000000006975', behaviour: 'slow', description: 'charged; the answer takes half a minute' },
  { number: '4000000000000259', behaviour: 'lose', description: 'charged; the answer is lost' },
  { number: '4000000000000127', behaviour: 'miss', description: 'never arrives; nothing is charged' },
];

/** @param number digits only */
export const getBehaviour = (number: string): Behaviour | undefined =>
  testCards.find((card) => card.number === number)?.behaviour;

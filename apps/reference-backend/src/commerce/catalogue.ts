import type { AccessModel } from '@touchline/contract';
import type { Period } from './period.ts';

/**
 * A price and its days, counted from today's midnight in UTC. Like the matches, they move with the current date.
 */
export interface OfferPlan {
  price: string;
  /** The first day of the offer, relative to today; undefined without a start. */
  from?: number;
  /** The first day after the offer, relative to today; undefined without an end. */
  untilDay?: number;
}

/** A subscription in the operator's catalogue. Tickets are not in it, but derived from their events. */
export interface ProductPlan extends Period {
  id: string;
  title: string;
  description: string;
  accessModel: Exclude<AccessModel, 'ppv'>;
  currency: string;
  autoRenew: boolean;
  /** The ids of the identities that the subscription covers. */
  covers: readonly string[];
  offers: readonly OfferPlan[];
}

const monthTerms = { duration: 1, durationUnits: 'month', autoRenew: true } as const;
const seasonTerms = { duration: 1, durationUnits: 'year', autoRenew: false } as const;

/** Creates an offer at one price without a start or an end. */
const withConstantPrice = (price: string): OfferPlan[] => [{ price }];
/** Creates a season's offers: a lower price until ten days ago, then a higher price. */
const withEarlyPrice = (earlyPrice: string, price: string): OfferPlan[] => [
  { price: earlyPrice, from: -60, untilDay: -10 },
  { price, from: -10, untilDay: 120 },
];

const nordicTerms = { currency: 'EUR', covers: ['nordic-men', 'nordic-women', 'nordic-cup'] } as const;
const verdantTerms = { currency: 'EUR', covers: ['premier-division', 'premier-women', 'under-18'] } as const;
const galilTerms = { currency: 'ILS', covers: ['galil-premier', 'galil-women'] } as const;

/** The products, in their order of display. */
export const catalogue: readonly ProductPlan[] = [
  {
    ...nordicTerms,
    ...monthTerms,
    id: 'nordic-month',
    title: 'Nordic month pass',
    description: 'Every match of the league, the women’s league and the cup, live and on demand.',
    accessModel: 'svod',
    offers: withConstantPrice('9.99'),
  },
  {
    ...nordicTerms,
    ...seasonTerms,
    id: 'nordic-season',
    title: 'Nordic season',
    description: 'Every match for a year. It ends by itself.',
    accessModel: 'svod',
    offers: withEarlyPrice('69.00', '89.00'),
  },
  {
    ...nordicTerms,
    id: 'nordic-day',
    title: 'Nordic day pass',
    description: 'Every match for 24 hours. It ends by itself.',
    accessModel: 'svod',
    duration: 24,
    durationUnits: 'hour',
    autoRenew: false,
    offers: withConstantPrice('7.99'),
  },
  {
    ...nordicTerms,
    ...monthTerms,
    id: 'nordic-women-pass',
    title: 'Nordic women’s pass',
    description: 'Every match of the women’s league, live and on demand.',
    accessModel: 'cvod',
    covers: ['nordic-women'],
    offers: withConstantPrice('5.49'),
  },
  {
    ...nordicTerms,
    id: 'nordic-playoffs-pass',
    title: 'Playoffs pass',
    description: 'The men’s playoffs, live and on demand. Sold from three weeks before they begin.',
    accessModel: 'cvod',
    covers: ['nordic-men-playoffs'],
    duration: 3,
    durationUnits: 'month',
    autoRenew: false,
    offers: [{ price: '19.90', from: 21, untilDay: 80 }],
  },
  {
    ...verdantTerms,
    ...monthTerms,
    id: 'verdant-month',
    title: 'Verdant+',
    description: 'Men, women and academy, live and on demand.',
    accessModel: 'svod',
    offers: withConstantPrice('7.90'),
  },
  {
    ...verdantTerms,
    ...seasonTerms,
    id: 'verdant-season',
    title: 'Verdant+ season',
    description: 'Every team of the club for a year. It ends by itself.',
    accessModel: 'svod',
    offers: withEarlyPrice('59.00', '69.00'),
  },
  {
    ...verdantTerms,
    ...monthTerms,
    id: 'verdant-academy-pass',
    title: 'Academy pass',
    description: 'Every match of the under 18s.',
    accessModel: 'cvod',
    covers: ['under-18'],
    offers: withConstantPrice('2.90'),
  },
  {
    ...galilTerms,
    ...monthTerms,
    id: 'galil-month',
    title: 'מנוי חודשי',
    description: 'כל המשחקים של ליגת הגליל ושל ליגת הנשים, בשידור חי ולפי דרישה.',
    accessModel: 'svod',
    offers: withConstantPrice('39.90'),
  },
  {
    ...galilTerms,
    ...seasonTerms,
    id: 'galil-season',
    title: 'מנוי עונתי',
    description: 'כל המשחקים לשנה שלמה. המנוי אינו מתחדש.',
    accessModel: 'svod',
    offers: withEarlyPrice('249.00', '299.00'),
  },
  {
    ...galilTerms,
    ...monthTerms,
    id: 'galil-women-pass',
    title: 'מנוי ליגת הנשים',
    description: 'כל המשחקים של ליגת הגליל לנשים.',
    accessModel: 'cvod',
    covers: ['galil-women'],
    offers: withConstantPrice('19.90'),
  },
  {
    ...monthTerms,
    id: 'adria-month',
    title: 'Adria month pass',
    description: 'Every match of both leagues, live and on demand.',
    accessModel: 'svod',
    currency: 'EUR',
    covers: ['adria-men', 'adria-women'],
    offers: withConstantPrice('8.50'),
  },
];

const plansById: ReadonlyMap<string, ProductPlan> = new Map(catalogue.map((plan) => [plan.id, plan]));

/** A subscription by its id, on sale or not. */
export const findPlan = (id: string): ProductPlan | undefined => plansById.get(id);

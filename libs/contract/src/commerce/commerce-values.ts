/** The payment model: once for one event, by the month or year, or with a club's or season's contract (section 3). */
export const accessModels = ['ppv', 'svod', 'cvod'] as const;
export type AccessModel = (typeof accessModels)[number];

/** The type of a product; equivalent to its access model. */
export const productTypes = ['SVOD', 'CVOD', 'PPV'] as const;
export type ProductType = (typeof productTypes)[number];

export const durationUnits = ['hour', 'day', 'month', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** Pending until its charge has ended. A canceled contract is valid until its `end_date`. */
export const contractStatuses = ['pending', 'active', 'canceled', 'expired'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The status of a payment. PENDING may become one of the others, which never change. */
export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The reason of a declined payment; other reasons of a provider become `card_declined`. `already_covered`: another
 * purchase covered all of it before the approval, so its money is refunded.
 */
export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'provider_unavailable',
  // Canceled by the viewer before the charge (docs/decisions/0062).
  'canceled',
  'already_covered',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const invoiceStatuses = ['paid', 'refunded', 'open'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

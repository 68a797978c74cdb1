/**
 * The payment model: one event, a subscription by month or year, or a club's or season's contract (specification,
 * section 3).
 */
export const accessModels = ['ppv', 'svod', 'cvod'] as const;
export type AccessModel = (typeof accessModels)[number];

/** The type of a product; equivalent to its access model. */
export const productTypes = ['SVOD', 'CVOD', 'PPV'] as const;
export type ProductType = (typeof productTypes)[number];

export const durationUnits = ['hour', 'day', 'month', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** A contract is pending until its charge ends. A canceled contract is valid until its `end_date`. */
export const contractStatuses = ['pending', 'active', 'canceled', 'expired'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The status of a payment. PENDING can become APPROVED or DECLINED, which are final. */
export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The reason for a declined payment; a provider's other reasons become `card_declined`. `already_covered`: another
 * purchase covered the product before the approval, and the backend refunded the payment.
 */
export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'provider_unavailable',
  // The viewer canceled the order (docs/decisions/0062).
  'canceled',
  'already_covered',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const invoiceStatuses = ['paid', 'refunded', 'open'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

import { z } from 'zod';
import type { PaymentOptions } from './payment-options.ts';

/** The customer's options for purchases. */
export const options = z
  .strictObject({
    tax: z.enum(['included', 'added']).optional().meta({
      description:
        'A text next to prices: tax is included, or added. Without it prices have no such text. Own wording: commerce.tax',
    }),
    seller: z
      .strictObject({
        name: z.string().min(1).max(120).meta({ description: "The company's legal name" }),
        tax_number: z
          .string()
          .min(1)
          .max(40)
          .optional()
          .meta({ description: 'Its number at the tax office, such as a VAT number' }),
      })
      .optional()
      .meta({
        description:
          'The company that sells, and its tax number, next to the receipts. npm start passes both to the reference backend, whose receipts contain them',
      }),
  })
  .meta({ description: 'Sales of tickets and subscriptions, and access codes' });

export type CommerceOptions = z.output<typeof options> & { payment?: PaymentOptions | undefined };

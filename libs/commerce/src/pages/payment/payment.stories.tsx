import type { Meta, StoryObj } from '@storybook/react-vite';
import { json, refusal } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import type { PaymentPage } from '../../paths.ts';
import { storePurchase } from '../../state/purchase/purchase-store.ts';
import { createCommerceWorld, contract, buyer } from '../../testing/commerce-world.tsx';

const meta: Meta = {
  title: 'Commerce/Payment',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
};
export default meta;

const key = 'a'.repeat(36);

interface PaymentWorldProps {
  page: PaymentPage;
  respond: () => Response;
  id?: string;
  formAt?: string;
}

function PaymentWorld({ page, respond, id = key, formAt = '/account/ppv/buy/7/' }: PaymentWorldProps) {
  const [{ Show }] = useState(() => {
    storePurchase({
      kind: 'ticket',
      id: '7',
      key,
      viewer: buyer.id,
      title: 'Tromsø Aurora v Oslo Ravens',
      currency: 'EUR',
      returnTo: '/',
      formAt,
      state: 'sent',
      at: 0,
    });
    return createCommerceWorld({ respond });
  });
  return <Show path={`/payment/${page}/?id=${id}`} />;
}

const createPaymentStory = (page: PaymentPage, respond: () => Response, id?: string): StoryObj => ({
  render: () => <PaymentWorld page={page} respond={respond} {...(id === undefined ? {} : { id })} />,
});
const bankQuestion = { status: 'PENDING', action_url: 'https://bank.example/3ds' };
const respondDeclined = (decline_reason: string) => () => json({ status: 'DECLINED', decline_reason });

export const Processing = createPaymentStory('processing', () => json({ status: 'PENDING' }));
export const BankAsks = createPaymentStory('processing', () => json(bankQuestion));
export const BankAsksUntil = createPaymentStory('processing', () =>
  json({ ...bankQuestion, action_until: '2038-01-12T18:10:00Z' }),
);
export const Paid = createPaymentStory('success', () =>
  json({ status: 'APPROVED', contract: { ...contract, event_id: undefined } }),
);
export const PaidAfterSigningUp: StoryObj = {
  render: () => (
    <PaymentWorld
      page="success"
      formAt="/account/ppv/buy/7/?signedUp=true"
      respond={() => json({ status: 'APPROVED', contract })}
    />
  ),
};
export const Declined = createPaymentStory('failure', respondDeclined('insufficient_funds'));
export const ProviderSilent = createPaymentStory('failure', respondDeclined('provider_unavailable'));
export const NoPayment = createPaymentStory('processing', () => refusal('not_found', 404), '');

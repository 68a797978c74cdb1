import type { Meta, StoryObj } from '@storybook/react-vite';
import { toEventView } from '@touchline/content';
import { type Product, productSchema } from '@touchline/contract';
import { json, createList } from '@touchline/feature-kit/testing';
import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storePurchase } from '../../state/purchase/purchase-store.ts';
import { createCommerceWorld, contract, buyer, season, ticket } from '../../testing/commerce-world.tsx';
import { createPurchaseOptions } from './purchase-options-button.event.tsx';

const meta: Meta = { title: 'Commerce/Ways to watch', parameters: { layout: 'fullscreen' } };
export default meta;

const event = toEventView(
  {
    id: '7',
    media_type: 'event',
    status: 'live',
    commerce_coverage: 'commerce_ppv_media',
    title: 'Tromsø Aurora v Oslo Ravens',
  },
  { text: (key) => key },
);
const PurchaseOptions = createPurchaseOptions({ tax: 'included' });

/** The player area is dark in both themes. */
const playerArea: CSSProperties = {
  padding: 24,
  minBlockSize: 480,
  background: 'var(--media-bg)',
  color: 'var(--media-text)',
  textAlign: 'center',
};

const soldProducts = [ticket, season].map((product) => productSchema.parse(product));

/** Opens the dialog's address, like a link to the dialog. */
function Opened() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/events/7/#ways', { replace: true }), [navigate]);
  return null;
}

interface PurchaseOptionsWorldProps {
  options?: readonly Product[];
  isOpen?: boolean;
  isVisitor?: boolean;
  /** The viewer's contract has ended. */
  hasEnded?: boolean;
}

const respondEnded = () => createList([{ ...contract, status: 'expired', end_date: '2026-02-04T10:00:00Z' }]);

function PurchaseOptionsWorld({
  options = soldProducts,
  isOpen = false,
  isVisitor = false,
  hasEnded = false,
}: PurchaseOptionsWorldProps) {
  const [{ Show }] = useState(() =>
    createCommerceWorld({
      respond: (path) => (hasEnded && path.includes('customer_contracts') ? respondEnded() : undefined),
      viewer: isVisitor ? null : buyer,
    }),
  );
  return (
    <Show path="/events/7/">
      <div style={playerArea}>
        <PurchaseOptions event={event} options={options} />
      </div>
      {isOpen && <Opened />}
    </Show>
  );
}

const lockedEvent = { ...event, id: 'asked' };

/**
 * The state during the bank's question about a purchase in this browser. The story has a separate match, because all
 * stories share the stored purchases.
 */
function BankQuestionWorld() {
  const [{ Show }] = useState(() => {
    const purchase = { kind: 'ticket', id: lockedEvent.id, key: 'k'.repeat(20), viewer: buyer.id } as const;
    storePurchase({ ...purchase, title: '', currency: 'EUR', returnTo: '/', formAt: '/', state: 'sent', at: 0 });
    const bankQuestion = { status: 'PENDING', action_url: 'https://bank.example/3ds' };
    return createCommerceWorld({
      respond: (path) => (path.includes('payment_status') ? json(bankQuestion) : undefined),
    });
  });
  return (
    <Show path="/events/asked/">
      <div style={playerArea}>
        <PurchaseOptions
          event={lockedEvent}
          options={soldProducts.map((product) => ({ ...product, event_id: product.event_id && lockedEvent.id }))}
        />
      </div>
    </Show>
  );
}

export const Button: StoryObj = { render: () => <PurchaseOptionsWorld /> };
export const Ended: StoryObj = { render: () => <PurchaseOptionsWorld hasEnded /> };
export const BeingPaid: StoryObj = {
  render: () => (
    <PurchaseOptionsWorld options={soldProducts.map((product) => ({ ...product, purchase_processing: true }))} />
  ),
};
export const AskedByTheBank: StoryObj = { render: () => <BankQuestionWorld /> };
export const Open: StoryObj = { render: () => <PurchaseOptionsWorld isOpen /> };
export const Visitor: StoryObj = { render: () => <PurchaseOptionsWorld isOpen isVisitor /> };
export const NothingSold: StoryObj = { render: () => <PurchaseOptionsWorld isOpen options={[]} /> };

import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { useOpenInAddress, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, IconTicket } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CommerceOptions } from '../../options.ts';
import { hasPrice } from '../../api/products/product-view.ts';
import { getPrice } from '../../api/products/format-product.ts';
import { getPurchaseOptions } from './get-purchase-options.ts';

const PurchaseOptionsDialog = lazy(async () => ({
  default: (await import('./purchase-options-dialog.tsx')).PurchaseOptionsDialog,
}));
const AccessStatus = lazy(async () => ({ default: (await import('./access-status.tsx')).AccessStatus }));

interface PurchaseOptionsProps {
  event: EventView;
  options: readonly Product[];
}

/**
 * The button in the player area of a match that needs a ticket or a subscription. It shows the cheapest price, and
 * opens the dialog with all purchase options.
 */
function PurchaseOptionsButton({ event, options, customer }: PurchaseOptionsProps & { customer: CommerceOptions }) {
  const text = useText('commerce');
  const formats = useFormats();
  const { isOpen, open, close } = useOpenInAddress('#ways');
  const [cheapest] = getPurchaseOptions(options, useNow(60_000));
  const price = cheapest && hasPrice(cheapest) && getPrice(cheapest, formats);
  const viewer = useViewer()?.id;
  const [isUnfinished, setIsUnfinished] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      {viewer !== undefined && (
        <Suspense>
          <AccessStatus viewer={viewer} eventId={event.id} options={options} onUnfinished={setIsUnfinished} />
        </Suspense>
      )}
      {!isUnfinished && (
        <Button variant="brand" size="l" icon={<IconTicket />} aria-haspopup="dialog" onClick={open}>
          {!price ? text('everywhere.watch') : text('everywhere.watchFrom', { price })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PurchaseOptionsDialog
            event={event}
            options={options}
            customer={customer}
            // A code in the dialog may have unlocked the match, so the player has replaced the button.
            focusAfter={() =>
              container.current?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-page-start]')
            }
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The content of the slot `eventAccess`, with the customer's options. */
export const createPurchaseOptions = (customer: CommerceOptions) => (props: PurchaseOptionsProps) => (
  <PurchaseOptionsButton {...props} customer={customer} />
);

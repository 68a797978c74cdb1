import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { useOpenInAddress, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, IconTicket } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CommerceOptions } from '../options.ts';
import { priceOf } from '../products/product-words.ts';
import { waysOf } from './ways-of.ts';

const WaysDialog = lazy(async () => ({ default: (await import('./ways-dialog.tsx')).WaysDialog }));
const AccessStands = lazy(async () => ({ default: (await import('./access-stands.tsx')).AccessStands }));

interface WaysProps {
  event: EventView;
  options: readonly Product[];
}

/**
 * The button on the stage of a match that takes a ticket or a subscription. It names the cheapest way, and opens the
 * dialog with all.
 */
function Ways({ event, options, customer }: WaysProps & { customer: CommerceOptions }) {
  const text = useText('commerce');
  const formats = useFormats();
  const { isOpen, open, close } = useOpenInAddress('#ways');
  const [cheapest] = waysOf(options, useNow(60_000));
  const price = cheapest && priceOf(cheapest, formats);
  const viewer = useViewer()?.id;
  const [isUnfinished, noteUnfinished] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      {viewer !== undefined && (
        <Suspense>
          <AccessStands viewer={viewer} eventId={event.id} options={options} onUnfinished={noteUnfinished} />
        </Suspense>
      )}
      {!isUnfinished && (
        <Button variant="brand" size="l" icon={<IconTicket />} aria-haspopup="dialog" onClick={open}>
          {price === undefined ? text('everywhere.watch') : text('everywhere.watchFrom', { price })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <WaysDialog
            event={event}
            options={options}
            customer={customer}
            // A code may have opened the match in the dialog: the player has replaced the button.
            focusAfter={() =>
              place.current?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-page-start]')
            }
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The content of the slot `eventAccess`, with the customer's options. */
export const waysFor = (customer: CommerceOptions) => (ways: WaysProps) => <Ways {...ways} customer={customer} />;

import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { entrance, Slot, useLazyTexts, useNotify, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink, IconKeyRound } from '@touchline/ui-kit';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeButton } from '../codes/code-button.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { useCode } from '../codes/use-code.ts';
import { coverageOfProduct } from '../included/coverage-of-product.ts';
import { coverageText } from '../included/coverage-words.ts';
import { useContracts } from '../included/use-contracts.ts';
import type { CommerceOptions } from '../options.ts';
import { getContentsText, getPrice, getTermsText } from '../products/product-words.ts';
import { buyPath, eventPath } from '../purchase/paths.ts';
import { ChoiceCard } from './choice-card.tsx';
import { Price } from './price.tsx';
import { toPurchaseTarget } from './to-purchase-target.ts';
import { getPurchaseOptions } from './get-purchase-options.ts';
import styles from './purchase-options-dialog.module.css';

interface PurchaseOptionsDialogProps {
  event: EventView;
  options: readonly Product[];
  customer: CommerceOptions;
  /**
   * Gets the focus after closing, if no element had it before: the viewer followed a link, or their button has changed.
   */
  focusAfter: () => HTMLElement | null | undefined;
  onClose: () => void;
}

const code = 'access-code';

/**
 * All ways to watch a match with their prices and terms, the cheapest chosen; a code; and a sign-in for earlier buyers.
 */
export function PurchaseOptionsDialog({ event, options, customer, focusAfter, onClose }: PurchaseOptionsDialogProps) {
  useLazyTexts('commerce');
  const text = useText('commerce');
  const formats = useFormats();
  const notify = useNotify();
  const isVisitor = useViewer() === null;
  const now = useNow(60_000);
  const contracts = useContracts() ?? [];
  const coveredOptions = getPurchaseOptions(options, now).map((way) => ({
    way,
    coverage: coverageOfProduct(way, contracts, now),
  }));
  const sold = coveredOptions.flatMap(({ way, coverage }) => (coverage.kind === 'covered' ? [] : [way]));
  const [chosenId, setChosenId] = useState<string>();
  const chosen = chosenId === code ? undefined : (sold.find(({ id }) => id === chosenId) ?? sold[0]);
  const price = chosen && getPrice(chosen, formats);
  const typed = useCode({
    eventId: event.id,
    onOpened(_, title) {
      notify('success', text('code.opened', { title }));
      onClose();
    },
  });
  const to = chosen && buyPath(toPurchaseTarget(chosen, event.id), eventPath(event.id));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={text('ways.title')}
      description={event.safeTitle}
      closeLabel={text('close')}
      actions={
        to === undefined ? (
          <CodeButton code={typed} block />
        ) : (
          <ButtonLink variant="brand" size="l" block render={(link) => <Link to={to} {...link} />}>
            {price === undefined ? text('ways.buy') : text('ways.buyFor', { price })}
          </ButtonLink>
        )
      }
    >
      <div role="radiogroup" aria-label={text('ways.title')} className={styles.ways}>
        {coveredOptions.map(({ way, coverage }) => (
          <ChoiceCard
            key={way.id}
            name="way"
            value={way.id}
            chosen={chosen === way}
            onChoose={() => setChosenId(way.id)}
            disabled={coverage.kind === 'covered'}
            title={way.type === 'PPV' ? text('ways.match') : way.title || text('ways.pass')}
            about={
              <>
                <bdi>{getContentsText(way, text, formats)}</bdi>
                <br />
                {getTermsText(way, text, formats)}
                {coverage.kind !== 'neither' && (
                  <>
                    <br />
                    <bdi>{coverageText(coverage, { text, formats, now })}</bdi>
                  </>
                )}
              </>
            }
            aside={<Price product={way} />}
          />
        ))}
        <ChoiceCard
          name="way"
          value={code}
          chosen={chosen === undefined}
          onChoose={() => setChosenId(code)}
          title={text('code.title')}
          about={text('code.about')}
          aside={<IconKeyRound />}
        >
          <CodeForm code={typed} />
        </ChoiceCard>
      </div>
      {customer.tax !== undefined && coveredOptions.length > 0 && (
        <p className={styles.tax}>{text(`tax.${customer.tax}`)}</p>
      )}
      {isVisitor && (
        <div className={styles.signIn}>
          <span>{text('ways.bought')}</span>
          <Slot
            of={entrance}
            props={{
              children: (press) => (
                <Button size="s" variant="outline" {...press}>
                  {text('ways.signIn')}
                </Button>
              ),
            }}
          />
        </div>
      )}
    </Sheet>
  );
}

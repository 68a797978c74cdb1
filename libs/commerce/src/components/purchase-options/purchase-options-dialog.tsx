import type { EventView } from '@touchline/content';
import type { Product } from '@touchline/contract';
import { useLazyTexts, useNotify, useRequireSignIn, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink, IconKeyRound } from '@touchline/ui-kit';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeButton } from '../codes/code-button.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { useCode } from '../codes/use-code.ts';
import { getProductCoverage } from '../included/coverage-of-product.ts';
import { getCoverageText } from '../included/get-coverage-text.ts';
import { useContracts } from '../included/use-contracts.ts';
import type { CommerceOptions } from '../../options.ts';
import { hasPrice } from '../../api/products/product-view.ts';
import { getContentsText, getPrice, getTermsText } from '../../api/products/format-product.ts';
import { buyPath, eventPath } from '../../paths.ts';
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
   * Gets the focus after closing, if no element had it before opening, for example because the viewer followed a link.
   */
  focusAfter: () => HTMLElement | null | undefined;
  onClose: () => void;
}

const code = 'access-code';

/**
 * All purchase options of a match with prices and terms, the cheapest selected; an access code; and a sign-in for
 * viewers who have already bought the match.
 */
export function PurchaseOptionsDialog({ event, options, customer, focusAfter, onClose }: PurchaseOptionsDialogProps) {
  useLazyTexts('commerce');
  const text = useText('commerce');
  const content = useText('content');
  const formats = useFormats();
  const notify = useNotify();
  const requireSignIn = useRequireSignIn();
  const isVisitor = useViewer() === null;
  const now = useNow(60_000);
  const contracts = useContracts() ?? [];
  const coveredOptions = getPurchaseOptions(options, now).map((product) => ({
    way: product,
    coverage: getProductCoverage(product, contracts, now),
  }));
  const soldProducts = coveredOptions.flatMap(({ way: product, coverage }) =>
    coverage.kind === 'covered' || !hasPrice(product) ? [] : [product],
  );
  const [chosenId, setChosenId] = useState<string>();
  const chosenProduct =
    chosenId === code ? undefined : (soldProducts.find(({ id }) => id === chosenId) ?? soldProducts[0]);
  const price = chosenProduct && getPrice(chosenProduct, formats);
  const codeForm = useCode({
    eventId: event.id,
    onOpened(_, title) {
      notify('success', text('code.opened', { title }));
      onClose();
    },
  });
  const purchasePath = chosenProduct && buyPath(toPurchaseTarget(chosenProduct, event.id), eventPath(event.id));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={text('ways.title')}
      description={event.safeTitle}
      closeLabel={text('close')}
      actions={
        purchasePath === undefined ? (
          <CodeButton code={codeForm} isBlock />
        ) : (
          <ButtonLink variant="brand" size="l" block render={(link) => <Link to={purchasePath} {...link} />}>
            {price === undefined ? text('ways.buy') : text('ways.buyFor', { price })}
          </ButtonLink>
        )
      }
    >
      <div role="radiogroup" aria-label={text('ways.title')} className={styles.ways}>
        {coveredOptions.map(({ way: product, coverage }) => (
          <ChoiceCard
            key={product.id}
            name="way"
            value={product.id}
            isChosen={chosenProduct === product}
            onChoose={() => setChosenId(product.id)}
            isDisabled={coverage.kind === 'covered' || !hasPrice(product)}
            title={product.type === 'PPV' ? text('ways.match') : product.title || text('ways.pass')}
            description={
              <>
                <bdi>{getContentsText(product, { text, content, formats })}</bdi>
                <br />
                {getTermsText(product, text, formats)}
                {!hasPrice(product) && (
                  <>
                    <br />
                    {text('checkout.notSold')}
                  </>
                )}
                {coverage.kind !== 'neither' && (
                  <>
                    <br />
                    <bdi>{getCoverageText(coverage, { text, formats, now })}</bdi>
                  </>
                )}
              </>
            }
            aside={<Price product={product} />}
          />
        ))}
        <ChoiceCard
          name="way"
          value={code}
          isChosen={chosenProduct === undefined}
          onChoose={() => setChosenId(code)}
          title={text('code.title')}
          description={text('code.about')}
          aside={<IconKeyRound />}
        >
          <CodeForm code={codeForm} />
        </ChoiceCard>
      </div>
      {customer.tax !== undefined && coveredOptions.length > 0 && (
        <p className={styles.tax}>{text(`tax.${customer.tax}`)}</p>
      )}
      {isVisitor && (
        <div className={styles.signIn}>
          <span>{text('ways.bought')}</span>
          <Button size="s" variant="outline" {...requireSignIn.prepare} onClick={() => requireSignIn()}>
            {text('ways.signIn')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

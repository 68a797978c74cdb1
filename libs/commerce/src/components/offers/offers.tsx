import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { CutNote, SectionProblem } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, ButtonLink, Skeleton } from '@touchline/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getProductCoverage, isProductHeld, type ProductCoverage } from '../included/coverage-of-product.ts';
import { getCoverageText } from '../included/get-coverage-text.ts';
import { useContracts } from '../included/use-contracts.ts';
import type { CommerceOptions } from '../../options.ts';
import { hasOfferEnded, hasPrice, hasOfferNotBegun, type ProductView } from '../../api/products/product-view.ts';
import { getContentsText, getTermsText } from '../../api/products/format-product.ts';
import { useIsCut } from '../../api/cut-lists.ts';
import { subscriptionsQuery } from '../../api/product-queries.ts';
import { Price } from '../purchase-options/price.tsx';
import styles from './offers.module.css';

interface OffersProps {
  heading: string;
  /** The page that sells a subscription. @param id the product's id */
  getPath: (id: string) => string;
  customer: CommerceOptions;
}

interface OfferProps {
  product: ProductView;
  /** The product's relation to the viewer's contracts. */
  coverage: ProductCoverage;
  to: string;
  now: number;
}

function OfferCard({ product, coverage, to, now }: OfferProps) {
  const text = useText('commerce');
  const content = useText('content');
  const formats = useFormats();
  const id = useId();
  const { startDate } = product;
  const coverageLabel = getCoverageText(coverage, { text, formats, now });
  return (
    <li className={styles.offer} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <bdi>{product.title || text('account.untitled')}</bdi>
        </h3>
        {product.purchaseProcessing && <Badge tone="warning">{text('account.status.pending')}</Badge>}
      </div>
      <div className={styles.price}>
        <Price product={product} />
      </div>
      <p className={styles.words}>
        <bdi>{getContentsText(product, { text, content, formats })}</bdi>
      </p>
      <p className={styles.terms}>{getTermsText(product, text, formats)}</p>
      {coverageLabel !== '' && (
        <p className={styles.words}>
          <bdi>{coverageLabel}</bdi>
        </p>
      )}
      {coverage.kind === 'covered' ? null : startDate !== undefined && hasOfferNotBegun(product, now) ? (
        <p className={styles.words}>{text('checkout.soldFrom', { date: formats.dateTime(startDate) })}</p>
      ) : !hasPrice(product) ? (
        <p className={styles.words}>{text('checkout.notSold')}</p>
      ) : (
        <ButtonLink
          block
          variant="outline"
          render={(link) => (
            <Link to={to} {...link} aria-label={text('account.chooseNamed', { title: product.title })} />
          )}
        >
          {text('account.choose')}
        </ButtonLink>
      )}
    </li>
  );
}

/**
 * The subscriptions that are or will be on sale and that the viewer does not own, with the contracts that include
 * them.
 */
export function Offers({ heading, getPath, customer }: OffersProps) {
  const text = useText('commerce');
  const id = useId();
  const { scope } = useSite().content;
  const query = subscriptionsQuery(useApi(), scope);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const isCut = useIsCut(query.queryKey);
  const now = useNow(60_000);
  const contracts = useContracts();
  const offers =
    contracts &&
    data
      ?.filter((product) => !hasOfferEnded(product, now))
      .map((product) => ({ product, coverage: getProductCoverage(product, contracts, now) }))
      // The page lists the owned products elsewhere.
      .filter(({ product, coverage }) => !isProductHeld(product, coverage));
  if (offers?.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby={id} aria-busy={!offers && !isError}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {offers ? (
        <ul className={styles.list}>
          {offers.map(({ product, coverage }) => (
            <OfferCard key={product.id} product={product} coverage={coverage} to={getPath(product.id)} now={now} />
          ))}
        </ul>
      ) : isError ? (
        <SectionProblem isLoading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton blockSize="220px" radius="m" />
      )}
      {offers && isCut && <CutNote count={offers.length} />}
      {offers && customer.tax !== undefined && <p className={styles.terms}>{text(`tax.${customer.tax}`)}</p>}
    </section>
  );
}

import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink, EmptyState } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { contractPath, subscriptionPath, eventPath, isMatchPath } from '../../paths.ts';
import type { ProductCoverage } from '../../components/included/coverage-of-product.ts';
import { getCoverageText } from '../../components/included/get-coverage-text.ts';
import type { ContractView } from '../../api/products/product-view.ts';
import styles from '../../components/checkout/checkout.module.css';
import { BackLink } from './not-for-sale.tsx';

interface CoveredProps {
  /** The contracts that include the product, as far as the page knows them. */
  coverage: ProductCoverage;
  returnTo: string;
  /** Opens the form anyway; undefined for a product that cannot be bought twice. */
  onBuyAnyway: (() => void) | undefined;
}

/**
 * Replaces the form when the viewer's contracts cover the whole product. The viewer must confirm before they pay
 * twice.
 */
export function CoveredNotice({ coverage, returnTo, onBuyAnyway }: CoveredProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const coveringContracts = coverage.kind === 'covered' ? coverage.by.map(({ contract }) => contract) : [];
  const event = coveringContracts.find(({ eventId }) => eventId !== undefined)?.eventId;
  const match = isMatchPath(returnTo) || event === undefined ? returnTo : eventPath(event);
  const titles = formats.list(coveringContracts.flatMap(({ title }) => title || []));
  const passes = coveringContracts.filter(({ type }) => type !== 'PPV');
  return (
    <EmptyState
      heading={text('checkout.owned')}
      level={2}
      action={
        <span className={styles.choices}>
          {isMatchPath(match) && <BackLink returnTo={match} />}
          {(passes.length > 0 || !isMatchPath(match)) && <PassLink passes={passes} isFirst={!isMatchPath(match)} />}
          {onBuyAnyway && (
            <Button variant="outline" onClick={onBuyAnyway}>
              {text('coverage.anyway')}
            </Button>
          )}
        </span>
      }
    >
      {coverage.kind === 'covered' && (
        <bdi>{onBuyAnyway ? getCoverageText(coverage, { text, formats, now }) : titles}</bdi>
      )}
      {coverage.kind === 'covered' && onBuyAnyway && <br />}
      {onBuyAnyway && text('coverage.about')}
    </EmptyState>
  );
}

interface PassLinkProps {
  /** Contracts that include the product; empty when only the backend knows them. */
  passes: readonly ContractView[];
  /** True if the page has no other button that continues. */
  isFirst: boolean;
}

/** The link to the subscription that includes the product; to the list if several subscriptions include it. */
function PassLink({ passes: [first, ...otherPasses], isFirst }: PassLinkProps) {
  const text = useText('commerce');
  const onlyContract = otherPasses.length === 0 ? first : undefined;
  const path = onlyContract ? contractPath('subscription', onlyContract.id) : subscriptionPath;
  return (
    <ButtonLink variant={isFirst ? 'brand' : 'outline'} render={(link) => <Link to={path} {...link} />}>
      {text(onlyContract ? 'checkout.seeOwned' : 'account.subscription.mine')}
    </ButtonLink>
  );
}

import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { isMatchPath } from '../../paths.ts';

/** The link back to the page that led to the purchase. */
export function BackLink({ returnTo }: { returnTo: string }) {
  const text = useText('commerce');
  return (
    <ButtonLink variant="brand" render={(link) => <Link to={returnTo} {...link} />}>
      {text(isMatchPath(returnTo) ? 'account.ppv.match' : 'payment.back')}
    </ButtonLink>
  );
}

interface NotSoldProps {
  returnTo: string;
  /** The product has no price that the page can show and the backend can charge. */
  isUnpriced?: boolean;
}

/**
 * Replaces the form of a product that is not on sale. It is an alert, because the sale may end while the form is
 * open.
 */
export function NotSold({ returnTo, isUnpriced = false }: NotSoldProps) {
  const text = useText('commerce');
  return (
    <div role="alert">
      <EmptyState heading={text('checkout.notSold')} level={2} action={<BackLink returnTo={returnTo} />}>
        {text(isUnpriced ? 'noPrice' : 'checkout.refused.not_found')}
      </EmptyState>
    </div>
  );
}

/**
 * Replaces the form before the start of the sale.
 * @param saleStart ISO 8601
 */
export function NotYetSold({ saleStart, returnTo }: { saleStart: string; returnTo: string }) {
  const text = useText('commerce');
  const formats = useFormats();
  return (
    <EmptyState heading={text('checkout.notYet')} level={2} action={<BackLink returnTo={returnTo} />}>
      {text('checkout.soldFrom', { date: formats.dateTime(saleStart) })}
    </EmptyState>
  );
}

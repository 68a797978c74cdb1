import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { isMatchPath } from '../purchase/paths.ts';

/** Back to where something was wanted. */
export function BackTo({ returnTo }: { returnTo: string }) {
  const text = useText('commerce');
  return (
    <ButtonLink variant="brand" render={(link) => <Link to={returnTo} {...link} />}>
      {text(isMatchPath(returnTo) ? 'account.ppv.match' : 'payment.back')}
    </ButtonLink>
  );
}

/** In the form's place where nothing is sold, also where that ends while the form is open: it speaks up. */
export function NotSold({ returnTo }: { returnTo: string }) {
  const text = useText('commerce');
  return (
    <div role="alert">
      <EmptyState heading={text('checkout.notSold')} level={2} action={<BackTo returnTo={returnTo} />}>
        {text('checkout.refused.not_found')}
      </EmptyState>
    </div>
  );
}

/** In the form's place before the sale begins. @param from when it begins, ISO 8601 */
export function NotYetSold({ from, returnTo }: { from: string; returnTo: string }) {
  const text = useText('commerce');
  const formats = useFormats();
  return (
    <EmptyState heading={text('checkout.notYet')} level={2} action={<BackTo returnTo={returnTo} />}>
      {text('checkout.soldFrom', { date: formats.dateTime(from) })}
    </EmptyState>
  );
}

import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';

/** The link to the site of the card's bank. @param to its address, checked by `parseBankAddress` */
export function BankLink({ to }: { to: string }) {
  const text = useText('commerce');
  return (
    <ButtonLink
      variant="brand"
      size="l"
      render={({ className, children }) => (
        <a href={to} rel="noreferrer" className={className}>
          {children}
        </a>
      )}
    >
      {text('payment.bank')}
    </ButtonLink>
  );
}

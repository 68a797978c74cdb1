import { useSite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { useHref } from 'react-router-dom';
import styles from './checkout.module.css';

/** What a buyer may want to read before they pay, among the customer's legal links: by its label, or the address of a page of their own. */
const wanted = { terms: '/terms/', withdrawal: '/info/withdrawal/' } as const;

/** The customer's terms and right of withdrawal, beside the button that pays; nothing where they name neither. The words of law are theirs (docs/decisions/0049). */
export function LegalLinks() {
  const text = useText('commerce');
  const { locale } = useLocale();
  const { legal, locales } = useSite();
  const found = (['terms', 'withdrawal'] as const).flatMap((kind) => {
    const link = legal.find(({ to, label }) => label === kind || to === wanted[kind]);
    if (!link) return [];
    const { to, label } = link;
    const own = typeof label === 'string' ? undefined : (label[locale] ?? label[locales.default]);
    return [{ to, label: own ?? text(`checkout.${kind}`) }];
  });
  if (found.length === 0) return null;
  return (
    <p className={styles.legal}>
      {found.map(({ to, label }) => (
        <LegalLink key={to} to={to}>
          {label}
        </LegalLink>
      ))}
    </p>
  );
}

/** In a tab of its own: what has been typed stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  const own = useHref(to);
  return (
    <a href={to.startsWith('/') ? own : to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

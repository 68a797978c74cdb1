import { useSite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useHref } from 'react-router-dom';
import styles from '../../components/checkout/checkout.module.css';

/** The links for buyers: a label among the customer's legal links, or the address of a separate page. */
const legalPaths = { terms: '/terms/', withdrawal: '/info/withdrawal/' } as const;

/**
 * Links to the customer's terms and right of withdrawal, next to the payment button; empty if the customer has
 * neither. The customer writes these legal texts (docs/decisions/0049).
 */
export function LegalLinks() {
  const text = useText('commerce');
  const { locale } = useLocale();
  const { legal, locales } = useSite();
  const legalLinks = (['terms', 'withdrawal'] as const).flatMap((kind) => {
    const link = legal.find(({ to, label }) => label === kind || to === legalPaths[kind]);
    if (!link) return [];
    const { to, label } = link;
    const translatedLabel = typeof label === 'string' ? undefined : (label[locale] ?? label[locales.default]);
    return [{ to, label: translatedLabel ?? text(`checkout.${kind}`) }];
  });
  if (legalLinks.length === 0) return null;
  return (
    <p className={styles.legal}>
      {legalLinks.map(({ to: path, label }) => (
        <LegalLink key={path} path={path}>
          {label}
        </LegalLink>
      ))}
    </p>
  );
}

/** Opens a new tab, because the form keeps its contents only on this page. */
function LegalLink({ path, children }: { path: string; children: string }) {
  const text = useText('commerce');
  const localHref = useHref(path);
  return (
    <a href={path.startsWith('/') ? localHref : path} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> {text('checkout.newTab')}</VisuallyHidden>
    </a>
  );
}

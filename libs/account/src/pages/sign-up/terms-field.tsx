import { useText } from '@touchline/i18n';
import { Checkbox, VisuallyHidden } from '@touchline/ui-kit';
import { useHref } from 'react-router-dom';
import textLink from '../../components/auth-frame/text-link.module.css';
import type { LegalPages } from './legal-pages.ts';
import type { SignUpFields } from './sign-up-values.ts';

interface TermsFieldProps {
  form: SignUpFields;
  pages: LegalPages;
}

/** The checkbox that accepts the terms; its label links them. */
export function TermsField({ form, pages: { terms, privacy } }: TermsFieldProps) {
  const text = useText('account');
  // `split` returns in turn: the text before a link, the link's name, the link's text.
  const sentenceParts = text(privacy === undefined ? 'signUp.termsOnly' : 'signUp.terms').split(
    /<(terms|privacy)>([^<]*)<\/\1>/,
  );
  return (
    <Checkbox {...form.fields.register('terms')} error={form.getError('terms')}>
      {sentenceParts.map((sentencePart, index) => {
        if (index % 3 === 1) return null;
        const legalPath = index % 3 === 2 ? { terms, privacy }[sentenceParts[index - 1] ?? ''] : undefined;
        return legalPath === undefined ? (
          sentencePart
        ) : (
          <LegalLink key={index} to={legalPath}>
            {sentencePart}
          </LegalLink>
        );
      })}
    </Checkbox>
  );
}

/** The link opens a new tab, so that the form keeps its values. */
function LegalLink({ to, children }: { to: string; children: string }) {
  const text = useText('account');
  const localHref = useHref(to);
  return (
    <a className={textLink.link} href={to.startsWith('/') ? localHref : to} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> {text('signUp.newTab')}</VisuallyHidden>
    </a>
  );
}

import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import styles from '../list/list-page.module.css';
import type { CatalogOptions } from '../options.ts';
import { Section } from '../section/section.tsx';
import { CatchUp } from './catch-up.tsx';

function Page({ scope }: { scope: CatalogOptions['home']['scope'] }) {
  const text = useText('catalog');
  return (
    <div className={styles.page}>
      <PageHead title={text('catchUp.title')} lead={text('catchUp.lead')} />
      <Section name="catch-up">
        <CatchUp scope={scope} />
      </Section>
    </div>
  );
}

/** Catch me up without the score: /catch-up/. Only the browser has the opened matches, so the server sends the page's frame alone. */
export const catchUpPage = ({ home: { scope } }: CatalogOptions): PageModule =>
  definePage({
    Page: () => <Page scope={scope} />,
    meta: ({ texts }) => ({ title: texts('catalog')('catchUp.title'), noIndex: true }),
  });

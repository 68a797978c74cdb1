import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import styles from '../../components/list/list-page.module.css';
import type { CatalogOptions } from '../../options.ts';
import { Section } from '../../components/section/section.tsx';
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

/**
 * The page /catch-up/: missed matches without their scores. The server sends an empty page, because only the browser
 * knows which matches were opened.
 */
export const catchUpPage = ({ home: { scope } }: CatalogOptions): PageModule =>
  definePage({
    Page: () => <Page scope={scope} />,
    meta: ({ texts }) => ({ title: texts('catalog')('catchUp.title'), noIndex: true }),
  });

import { useText } from '@touchline/i18n';
import { PageHead, TabLinks } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './selected-page.module.css';

const kinds = ['videos', 'clips'] as const;

/** What stands around a list of the viewer's: heading, and the way to the other list. */
export function SelectedPage({ kind, children }: { kind: (typeof kinds)[number]; children: ReactNode }) {
  const text = useText('account');
  return (
    <div className={styles.page}>
      <PageHead
        title={text(`selected.${kind}.title`)}
        lead={text(`selected.${kind}.lead`)}
        aside={
          <TabLinks
            label={text('selected.lists')}
            tabs={kinds.map((key) => ({
              key,
              label: text(`selected.${key}.title`),
              current: key === kind,
              render: (link) => <Link to={`/selected/${key}/`} {...link} />,
            }))}
          />
        }
      />
      {children}
    </div>
  );
}

import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { ClubBand } from '../components/band/club-band.tsx';
import styles from './my-team.module.css';
import type { ClubOptions } from '../options.ts';

function MyTeam({ options }: { options: ClubOptions }) {
  const text = useText('club');
  return (
    <div className={styles.page}>
      <PageHead title={text('everywhere.tab')} />
      {/* The band suspends for its texts; the parent keeps the page's height until then. */}
      <Suspense>
        <ClubBand options={options} />
      </Suspense>
    </div>
  );
}

/** The page of the viewer's club on sites without team pages. */
export const myTeamPage = (options: ClubOptions): PageModule =>
  definePage({
    Page: () => <MyTeam options={options} />,
    meta: ({ texts }) => ({ title: texts('club')('everywhere.tab'), noIndex: true }),
  });

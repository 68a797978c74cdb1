import { eventListInfinite, type ListQuery, sportCountsQuery, sportText } from '@touchline/content';
import { definePage, type PageModule, type QueryContext } from '@touchline/feature-kit';
import { type Translate, useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { useParams } from 'react-router-dom';
import type { CatalogOptions, Scope } from '../options.ts';
import { ListBody } from '../list/list-body.tsx';
import { listPageSize } from '../list/list-page.tsx';
import styles from '../list/list-page.module.css';
import { lists } from '../lists.ts';
import { Section } from '../section/section.tsx';
import { SportTabs, type SportCounts } from './sport-tabs.tsx';
import { hasSportTabs, isSport } from './sports.ts';

const titleOf = (sportType: string | undefined, text: Translate, content: Translate): string =>
  sportType === undefined
    ? text('list.live.title')
    : text('list.live.titleOf', { sport: sportText(sportType, content) });

interface LiveProps {
  scope: Scope;
  list: ListQuery;
  counts: SportCounts;
}

function Live({ scope, list, counts }: LiveProps) {
  const text = useText('catalog');
  const content = useText('content');
  const { sportType } = useParams();
  const title = titleOf(sportType, text, content);
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={text('list.live.lead')} />
      <SportTabs scope={scope} sportType={sportType} counts={counts} />
      <Section key={sportType ?? ''} name="live">
        <ListBody query={list} look="grid" empty="live" label={title} />
      </Section>
    </div>
  );
}

/** What is live now, of one sport or all of it. @param sportOf the sport that an address names; undefined is all */
export const livePageOf = (
  { home: { scope } }: CatalogOptions,
  sportOf: (context: QueryContext) => string | undefined,
): PageModule =>
  definePage({
    queries: (context) => ({
      list: eventListInfinite(context.api, { ...lists.live(scope, sportOf(context)), size: listPageSize }, context.now),
      counts: { ...sportCountsQuery(context.api), enabled: hasSportTabs(scope) },
    }),
    Page: ({ queries }) => <Live scope={scope} {...queries} />,
    elsewhere(context, { counts = [] }) {
      const sportType = sportOf(context);
      return sportType === undefined || isSport(sportType, scope, counts) ? undefined : { missing: 'page' };
    },
    meta(context) {
      const text = context.texts('catalog');
      return {
        title: titleOf(sportOf(context), text, context.texts('content')),
        description: text('list.live.description'),
      };
    },
  });

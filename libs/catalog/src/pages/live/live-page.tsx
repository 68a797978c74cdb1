import { sportCountsQuery, getSportText } from '@touchline/content';
import { definePage, type PageModule, type QueryContext } from '@touchline/feature-kit';
import { type Translate, useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import { FilteredList } from '../../components/filters/filtered-list.tsx';
import { getOffer } from '../../api/filters/offers.ts';
import { listNamedEvents } from '../../components/list/named-events.ts';
import styles from '../../components/list/list-page.module.css';
import type { CatalogOptions } from '../../options.ts';
import { SportTabs, type SportCounts } from './sport-tabs.tsx';
import { hasSportTabs, isSport } from './sports.ts';

const getTitle = (sportType: string | undefined, text: Translate, content: Translate): string =>
  sportType === undefined
    ? text('list.live.title')
    : text('list.live.titleOf', { sport: getSportText(sportType, content) });

interface LiveProps {
  options: CatalogOptions;
  queries: FilteredQueries & { counts: SportCounts };
}

function Live({ options, queries }: LiveProps) {
  const text = useText('catalog');
  const content = useText('content');
  const { sportType } = useParams();
  const title = getTitle(sportType, text, content);
  const offer = useMemo(() => getOffer('live', options, sportType), [options, sportType]);
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={text('list.live.lead')} />
      <SportTabs scope={options.home.scope} sportType={sportType} counts={queries.counts} />
      <FilteredList key={sportType ?? ''} offer={offer} queries={queries} variant="grid" empty="live" label={title} />
    </div>
  );
}

/**
 * Live matches of one sport or of all.
 * @param getSport returns the sport of an address; undefined means all
 */
export const getLivePage = (
  options: CatalogOptions,
  getSport: (context: QueryContext) => string | undefined,
): PageModule => {
  const { scope } = options.home;
  return definePage({
    queries: (context, readKnownData) => ({
      ...createFilteredQueries(getOffer('live', options, getSport(context)), context, readKnownData),
      counts: { ...sportCountsQuery(context.api), enabled: hasSportTabs(scope) },
    }),
    Page: ({ queries }) => <Live options={options} queries={queries} />,
    elsewhere(context, { counts = [] }) {
      const sportType = getSport(context);
      return sportType === undefined || isSport(sportType, scope, counts) ? undefined : { missing: 'page' };
    },
    meta(context, { filteredList }) {
      const text = context.texts('catalog');
      const sport = getSport(context);
      return {
        title: getTitle(sport, text, context.texts('content')),
        description: text('list.live.description'),
        above: sport === undefined ? [] : [{ title: text('list.live.title'), path: '/live/' }],
        lists: listNamedEvents(filteredList?.pages[0], context),
      };
    },
  });
};

import { type Api, useApi } from '@touchline/api-client';
import { growingListQuery, type ListQuery, type Now, toEventPage, useEventList } from '@touchline/content';
import { definePage, type PageModule, useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { CardGrid, CardSkeleton, joinClasses, PageHead } from '@touchline/ui-kit';
import { useMemo } from 'react';
import type { CatalogOptions, Scope } from '../../options.ts';
import { scopeFilters } from '../../api/scope-filters.ts';
import { Section } from '../../components/section/section.tsx';
import { ListBody } from '../../components/list/list-body.tsx';
import { ListEmpty } from '../../components/list/list-empty.tsx';
import { listPageSize } from '../../api/list-page-size.ts';
import styles from '../../components/list/list-page.module.css';
import { CardsWithReasons } from '../../components/list/cards-with-reasons.tsx';
import own from './recommendation.module.css';

/**
 * The backend's suggestions for one viewer. @param viewer part of the key, so that each viewer has a separate cache
 * entry
 */
const recommendedEventsQuery = (api: Api, scope: Scope, viewer: string, now: Now): ListQuery => ({
  ...growingListQuery(
    'recommendation',
    { viewer },
    async (page, nowMs, signal) => {
      const { listEvents } = await import('../../api/calls.ts');
      const filters = { ...scopeFilters(scope), suggested: true };
      const body = { page, size: listPageSize, next: true, count: false, filters };
      return { ...toEventPage(await api.call(listEvents, { body }, { signal }), nowMs, listPageSize), own: true };
    },
    now,
  ),
  meta: { personal: 'own', suggested: true },
});

function Recommended({ scope, viewer, label }: { scope: Scope; viewer: string; label: string }) {
  const api = useApi();
  const { clock } = useLocale();
  const query = useMemo(() => recommendedEventsQuery(api, scope, viewer, clock.read), [api, scope, viewer, clock]);
  return (
    <CardsWithReasons>
      <ListBody query={query} eventList={useEventList(query)} variant="grid" kind="list" label={label} />
    </CardsWithReasons>
  );
}

function Recommendation({ scope }: { scope: Scope }) {
  const text = useText('catalog');
  const viewer = useViewer();
  const title = text('list.recommendation.title');
  return (
    <div className={joinClasses(styles.page, own.page)}>
      <PageHead title={title} lead={text('list.recommendation.lead')} />
      <Section name="recommendation">
        {viewer ? (
          <Recommended key={viewer.id} scope={scope} viewer={viewer.id} label={title} />
        ) : viewer === null ? (
          // The site has no sign-in. Otherwise the route's guard would have redirected the visitor.
          <ListEmpty kind="list" />
        ) : (
          <CardGrid busy label={title}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
              <CardSkeleton key={index} />
            ))}
          </CardGrid>
        )}
      </Section>
    </div>
  );
}

/** /recommendation/: the backend's suggestions for the signed-in viewer (decisions, section 1). */
export const recommendationPage = ({ home: { scope } }: CatalogOptions): PageModule =>
  definePage({
    Page: () => <Recommendation scope={scope} />,
    meta: ({ texts }) => ({ title: texts('catalog')('list.recommendation.title'), noIndex: true }),
  });

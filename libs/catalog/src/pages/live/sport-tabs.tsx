import { useQuery } from '@tanstack/react-query';
import { type sportCountsQuery, getSportText } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { PageTabs } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { Scope } from '../../options.ts';
import { filterCountsInScope } from './sports.ts';

/** The number of live matches by sport. */
export type SportCounts = ReturnType<typeof sportCountsQuery>;

export interface SportTabsProps {
  scope: Scope;
  /** The sport that is shown; undefined for all. */
  sportType: string | undefined;
  counts: SportCounts;
}

/** Tabs of the sports with live matches, each with an address. Empty for a single sport. */
export function SportTabs({ scope, sportType, counts }: SportTabsProps) {
  const text = useText('catalog');
  const content = useText('content');
  const formats = useFormats();
  const { data = [] } = useQuery(counts);
  const sports = filterCountsInScope(data, scope, sportType);
  if (sports.length < 2) return null;
  return (
    <PageTabs
      label={text('sports.label')}
      tabs={[
        {
          key: '',
          label: text('sports.all'),
          current: sportType === undefined,
          render: (link) => <Link to="/live/" {...link} />,
        },
        ...sports.map(({ sport_type: sport, count }) => ({
          key: sport,
          label: getSportText(sport, content),
          count: formats.number(count),
          current: sport === sportType,
          render: (link: object) => <Link to={`/live/${encodeURIComponent(sport)}/`} {...link} />,
        })),
      ]}
    />
  );
}

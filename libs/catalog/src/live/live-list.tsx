import { useText } from '@touchline/i18n';
import { sportText } from '@touchline/content';
import { PageHead } from '@touchline/ui-kit';
import { useMemo } from 'react';
import type { Scope } from '../options.ts';
import { ListBody } from '../list/list-body.tsx';
import { Section } from '../section/section.tsx';
import { liveQuery } from './live-query.ts';
import { SportTabs } from './sport-tabs.tsx';
import styles from '../list/list-page.module.css';

export interface LiveListProps {
  scope: Scope;
  /** Undefined for all sports. */
  sportType: string | undefined;
}

/** What is live now, by sport or all of it. */
export function LiveList({ scope, sportType }: LiveListProps) {
  const text = useText('catalog');
  const content = useText('content');
  const query = useMemo(() => liveQuery(scope, sportType), [scope, sportType]);
  const title =
    sportType === undefined
      ? text('list.live.title')
      : text('list.live.titleOf', { sport: sportText(sportType, content) });
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={text('list.live.lead')} />
      <SportTabs scope={scope} sportType={sportType} />
      <Section key={sportType ?? ''} name="live">
        <ListBody query={query} look="grid" empty="live" label={title} />
      </Section>
    </div>
  );
}

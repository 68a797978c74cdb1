import { useQuery } from '@tanstack/react-query';
import { CutNote, SectionProblem, useEventViews } from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconTv, PageHead, PageTabs, Skeleton } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Section } from '../../components/section/section.tsx';
import { getDayPath, type GuideDay, guideDays, guideTickMs, readDay, getSpan } from './guide-day.ts';
import { GuideGrid } from './guide-grid.tsx';
import type { GuideQueries } from '../../api/guide-queries.ts';
import styles from './guide.module.css';

/** The programme guide: links to its days, and the channels on the selected day. */
export function Guide({ channels }: Pick<GuideQueries, 'channels'>) {
  const text = useText('catalog');
  const { search } = useLocation();
  const day = readDay(new URLSearchParams(search));
  return (
    <div className={styles.page}>
      <PageHead title={text('guide.title')} lead={text('list.upcoming.lead')} />
      <DayLinks current={day} />
      <Section name="guide">
        <ChannelGuide query={channels} day={day} />
      </Section>
    </div>
  );
}

/** Links to yesterday, today and tomorrow. */
function DayLinks({ current }: { current: GuideDay }) {
  const text = useText('catalog');
  const formats = useFormats();
  const now = useNow(guideTickMs);
  return (
    <PageTabs
      label={text('guide.days')}
      tabs={guideDays.map((day) => {
        const { startMs } = getSpan(day, now, formats);
        return {
          key: day,
          label: formats.dayHeading(startMs, now),
          count: formats.date(startMs, now),
          current: day === current,
          render: (link) => <Link to={getDayPath(day)} preventScrollReset {...link} />,
        };
      })}
    />
  );
}

function ChannelGuide({ query, day }: { query: GuideQueries['channels']; day: GuideDay }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const views = useMemo(() => data?.entries.map(toView), [data, toView]);
  if (!views && isError) return <SectionProblem isWholePage isLoading={isFetching} onRetry={() => void refetch()} />;
  if (!views)
    return (
      <div className={styles.waiting} aria-busy="true">
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} blockSize="80px" radius="m" />
        ))}
      </div>
    );
  if (views.length === 0)
    return (
      <EmptyState
        inset
        level={2}
        icon={<IconTv size="l" />}
        heading={text('guide.empty.title')}
        action={
          <ButtonLink variant="brand" render={(link) => <Link to="/upcoming/" {...link} />}>
            {text('empty.live.action')}
          </ButtonLink>
        }
      >
        {text('guide.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <GuideGrid channels={views} day={day} />
      {data?.more && <CutNote count={views.length} />}
    </>
  );
}

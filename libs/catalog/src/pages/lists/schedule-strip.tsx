import { getFormats, useFormats, useNow, useText } from '@touchline/i18n';
import { DayStrip, IconCalendar, type StripDay, PageTabs } from '@touchline/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { chooseFilterValues, readFilters, replaceFilters } from '../../api/filters/filters.ts';
import { addDays, isPastDay, listStripDays } from './schedule-days.ts';
import styles from './schedule-strip.module.css';

/** Noon in UTC. Formatted in UTC, it is the same calendar day for every viewer. */
const getNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Links to the days of a schedule in the displayed zone, and to past results. */
export function ScheduleStrip({ offer }: { offer: ListOffer }) {
  const text = useText('catalog');
  const formats = useFormats();
  const now = useNow(60_000);
  const [search] = useSearchParams();
  const filters = readFilters(search, offer);
  const calendar = getFormats(formats.locale, 'UTC');
  const today = formats.dayKey(now);
  const [shownDay] = filters.day ?? [];
  const isShownDayPast = isPastDay(today, shownDay);
  const createDayLink = (day: string | undefined) => ({
    search: replaceFilters(search, chooseFilterValues(filters, 'day', day === undefined ? [] : [day])),
  });
  const getDay = (day: string): StripDay => ({
    key: day,
    above: calendar.weekday(getNoon(day)),
    large: day.slice(8).replace(/^0/, ''),
    label: calendar.dayHeading(getNoon(day), getNoon(today)),
    current: day === shownDay,
    render: (link) => <Link preventScrollReset to={createDayLink(day)} {...link} />,
  });
  const allDays: StripDay = {
    key: 'all',
    above: text('schedule.all'),
    large: <IconCalendar />,
    label: text('schedule.allDays'),
    current: shownDay === undefined,
    render: (link) => <Link preventScrollReset to={createDayLink(undefined)} {...link} />,
  };
  return (
    <div className={styles.schedule}>
      <PageTabs
        label={text('schedule.label')}
        tabs={[
          {
            key: 'coming',
            label: text('schedule.coming'),
            current: !isShownDayPast,
            render: (link) => <Link preventScrollReset to={createDayLink(undefined)} {...link} />,
          },
          {
            key: 'results',
            label: text('schedule.results'),
            current: isShownDayPast,
            render: (link) => <Link preventScrollReset to={createDayLink(addDays(today, -1))} {...link} />,
          },
        ]}
      />
      <DayStrip
        label={text('schedule.days')}
        days={
          isShownDayPast
            ? listStripDays(today, shownDay).map(getDay)
            : [allDays, ...listStripDays(today, shownDay).map(getDay)]
        }
      />
    </div>
  );
}

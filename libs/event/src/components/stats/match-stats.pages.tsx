import {
  type EventView,
  getClockText,
  type LatePicture,
  Masked,
  useContentLanguage,
  useLatePicture,
  useLiveShown,
  useSpoilers,
  useTitleDirection,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconEye, Skeleton } from '@touchline/ui-kit';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { getHomeShare, type MatchFigures, type StatRow } from '../../api/match-figures.ts';
import { usePictureFigures, usePictureMoment } from '../../state/watch/use-picture-moment.ts';
import styles from './match-stats.module.css';
import { PeriodTable } from './period-table.tsx';
import { ScoreTimeline } from './score-timeline.tsx';
import { useFigures } from './use-figures.ts';

/** The address of a match's statistics, without the locale's prefix (specification, section 2). */
const statsPath = (matchId: string): string => `/events/stats/${encodeURIComponent(matchId)}/`;

/** The rows of the comparison on a match's page; the page of all statistics has all rows. */
const maxRows = 3;

/** Skeletons for the usual number of rows, so that the rows do not move the content below. */
function WaitingForStats() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: maxRows }, (_, index) => (
        <Skeleton key={index} blockSize="33px" />
      ))}
    </div>
  );
}

function StatRows({ rows }: { rows: readonly StatRow[] }) {
  const lang = useContentLanguage();
  const direction = useTitleDirection();
  return (
    <dl className={styles.rows}>
      {rows.map((row) => {
        const homeRatio = getHomeShare(row);
        return (
          <div key={row.title} className={styles.row} dir={direction}>
            <dt className={styles.name} dir="auto" lang={lang}>
              {row.title}
            </dt>
            <dd className={`display num ${styles.home}`}>{row.home}</dd>
            <dd className={`display num ${styles.away}`}>{row.away}</dd>
            {homeRatio !== undefined && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${homeRatio * 100}%` }} />
                <span />
              </span>
            )}
          </div>
        );
      })}
    </dl>
  );
}

interface FiguresProps {
  view: EventView;
  matchFigures: MatchFigures;
  /** Content between the history of the score and the comparison. */
  children?: ReactNode;
}

/** The statistics of a match: by period, over time, and both sides compared. */
function Figures({ view, matchFigures: { rows, periods, changes }, children }: FiguresProps) {
  return (
    <div className={styles.figures}>
      {periods && <PeriodTable view={view} periods={periods} />}
      {changes.length > 0 && <ScoreTimeline view={view} changes={changes} />}
      {children}
      {rows.length > 0 && <StatRows rows={rows} />}
    </div>
  );
}

/** Whether the page of all statistics has more than the match's page: further rows, or players. */
const hasMoreFigures = ({ rows, changes }: MatchFigures, { lineUps }: EventView): boolean =>
  rows.length > maxRows || (lineUps !== undefined && changes.some(({ scorerId }) => scorerId !== undefined));

export const hasAnyFigure = ({ rows, periods, changes }: MatchFigures): boolean =>
  rows.length > 0 || periods !== undefined || changes.length > 0;

interface FiguresBehindLiveProps {
  view: EventView;
  picture: LatePicture;
}

/** The match's time at the picture: `31:12`. With a clock for each period: `P2 12:47`. */
function usePictureTime(view: EventView): string | undefined {
  const content = useText('content');
  const { clock, atMs } = usePictureMoment(view) ?? {};
  if (!clock || atMs === undefined) return undefined;
  const { short, digits } = getClockText(clock, view.sport, atMs, content);
  if (digits === undefined) return short;
  return clock.sport?.shows === 'played' ? digits : `${short} ${digits}`;
}

/** The changes of the score up to the picture, and a button for the other figures, which are those of the live edge. */
function FiguresBehindLive({ view, picture: { second = -1 } }: FiguresBehindLiveProps) {
  const text = useText('event');
  const time = usePictureTime(view);
  const [, showLive] = useLiveShown(view.matchId);
  const changes = (usePictureFigures(view)?.changes ?? []).filter(({ matchSecond }) => matchSecond <= second);
  return (
    <div className={styles.figures}>
      {time !== undefined && <p className={`num ${styles.asOf}`}>{text('stats.asOf', { time })}</p>}
      {changes.length > 0 && <ScoreTimeline view={view} changes={changes} />}
      <Button size="s" icon={<IconEye size="s" />} onClick={showLive}>
        {text('stats.show')}
      </Button>
    </div>
  );
}

/**
 * The statistics of a match. In spoiler-free mode, and while the picture is behind live, they are hidden until the
 * viewer reveals them.
 */
export function ShownFigures(props: FiguresProps) {
  const { view } = props;
  const text = useText('event');
  const { isHidden } = useSpoilers(view.matchId);
  const picture = useLatePicture(view.matchId);
  if (picture && !isHidden) return <FiguresBehindLive view={view} picture={picture} />;
  return (
    <Masked matchId={view.matchId} action={text('stats.show')}>
      <Figures {...props} />
    </Masked>
  );
}

/** A match's statistics on its page, with a link to their own page if that page has more. */
export function MatchStats({ view }: { view: EventView }) {
  const text = useText('event');
  const heading = useId();
  const { data, isPending, isAllowed } = useFigures(view);
  if (!isAllowed || (!isPending && !(data && hasAnyFigure(data)))) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={isPending || undefined}>
      <div className={styles.top}>
        <h2 id={heading} className={styles.heading}>
          {text('stats.title')}
        </h2>
        {data && hasMoreFigures(data, view) && (
          <Link to={statsPath(view.matchId)} className={styles.all}>
            {text('stats.all')}
          </Link>
        )}
      </div>
      {data ? (
        <ShownFigures view={view} matchFigures={{ ...data, rows: data.rows.slice(0, maxRows) }} />
      ) : (
        <WaitingForStats />
      )}
    </section>
  );
}

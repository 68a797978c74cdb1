import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { useLaterTexts, useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { clubPath } from '../club-path.ts';
import { clubQueries, type ClubSubject } from '../clubs/club-queries.ts';
import { useClubViews } from '../clubs/use-club-views.ts';
import { useOwnClub } from '../clubs/use-own-club.ts';
import type { ClubOptions } from '../options.ts';
import { BandFrame } from './band-frame.tsx';
import { LastResult } from './last-result.tsx';
import { NewestVideos } from './newest-videos.tsx';
import { NextMatch } from './next-match.tsx';
import styles from './club-band.module.css';

/** A viewer who has no club, or none of this site's. */
function NoClub() {
  const text = useText('club');
  return (
    <section className={styles.none} aria-labelledby="own-club">
      <h2 id="own-club" className={`display ${styles.name}`}>
        {text('title')}
      </h2>
      <p>{text('band.choose')}</p>
      <ButtonLink variant="neutral" render={(link) => <Link to={`${clubPath}?returnTo=%2F`} {...link} />}>
        {text('band.open')}
      </ButtonLink>
    </section>
  );
}

/** The club's own matches and videos, each of which loads and fails by itself. */
function Tiles({ subject }: { subject: ClubSubject }) {
  const api = useApi();
  const { clock } = useLocale();
  const { next, last, videos } = clubQueries(api, subject, clock.read);
  return (
    <ul className={styles.tiles}>
      <NextMatch query={next} />
      <LastResult query={last} begun={next} />
      <NewestVideos query={videos} />
    </ul>
  );
}

/** What there is to say of the viewer's club. */
function Club({ options }: { options: ClubOptions }) {
  const toView = useClubViews();
  const { club, failed, busy, retry } = useOwnClub(options);
  if (club === null) return <NoClub />;
  if (club) {
    const view = toView(club);
    return (
      <BandFrame club={view}>
        <Tiles key={view.id} subject={view.subject} />
      </BandFrame>
    );
  }
  if (failed) return <SectionProblem busy={busy} onRetry={retry} />;
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton blockSize="100%" radius="m" />
    </div>
  );
}

/** The viewer's club in its colours: what is on or next, how the last match ended, its newest videos. As high as they are from the beginning on. */
export function ClubBand({ options }: { options: ClubOptions }) {
  useLaterTexts('club');
  const viewer = useViewer()?.id;
  return (
    <div className={styles.room}>
      {/* The club before stands for another of the same viewer's only. */}
      <Club key={viewer} options={options} />
    </div>
  );
}

/** On home: the viewer's club. */
export const ownClub = (options: ClubOptions) =>
  function OwnClub() {
    return <ClubBand options={options} />;
  };

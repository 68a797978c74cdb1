import { useApi } from '@touchline/api-client';
import { PersonalPart, SectionProblem } from '@touchline/content';
import { useLazyTexts, useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { clubPath } from '../../club-path.ts';
import { createClubQueries, type ClubFilters } from '../../api/club-queries.ts';
import { useClubViews } from '../../api/use-club-views.ts';
import { useFavouriteClub } from '../../api/use-favourite-club.ts';
import type { ClubOptions } from '../../options.ts';
import { BandFrame } from './band-frame.tsx';
import { LastResult } from './last-result.tsx';
import { NewestVideos } from './newest-videos.tsx';
import { NextMatch } from './next-match.tsx';
import styles from './club-band.module.css';

/** Shown to a viewer who has no club, or a club of another site. */
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

/** Tiles with the club's matches and videos; each loads and fails independently. */
function Tiles({ subject: clubFilters }: { subject: ClubFilters }) {
  const api = useApi();
  const { clock } = useLocale();
  const { nextMatches, pastMatches, videos } = createClubQueries(api, clubFilters, clock.read);
  return (
    <ul className={styles.tiles}>
      <NextMatch query={nextMatches} />
      <LastResult query={pastMatches} startedQuery={nextMatches} />
      <NewestVideos query={videos} />
    </ul>
  );
}

/** Shows the viewer's club, or the state of its query. */
function Club({ options }: { options: ClubOptions }) {
  const toView = useClubViews();
  const { club, hasFailed, isBusy, retry } = useFavouriteClub(options);
  if (club === null) return <NoClub />;
  if (club) {
    const view = toView(club);
    return (
      <BandFrame club={view}>
        <Tiles key={view.id} subject={view.clubFilters} />
      </BandFrame>
    );
  }
  if (hasFailed) return <SectionProblem isLoading={isBusy} onRetry={retry} />;
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton blockSize="100%" radius="m" />
    </div>
  );
}

/**
 * The viewer's club in its colours: the live or next match, the last result, the newest videos. It has its full height
 * from the start.
 */
export function ClubBand({ options }: { options: ClubOptions }) {
  useLazyTexts('club');
  const viewer = useViewer()?.id;
  return (
    <div className={styles.room}>
      {/* The key drops the previous club when the viewer changes; for the same viewer it stays until the new club has
          loaded. */}
      <Club key={viewer} options={options} />
    </div>
  );
}

/** The viewer's club on home. */
export const createFavouriteClub = (options: ClubOptions) =>
  function OwnClub() {
    return (
      <PersonalPart name="club">
        <ClubBand options={options} />
      </PersonalPart>
    );
  };

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { Crest, SectionProblem, teamQuery, useTeamViews } from '@touchline/content';
import { getClubTeam } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconBell, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { SettingsPanel } from './settings-panel.tsx';
import type { Followed } from '../../api/follow-target.ts';
import type { FollowingOptions } from '../../options.ts';
import { useChoosingState } from '../../state/use-choosing.ts';
import { AlertsButton } from './alerts-button.tsx';
import styles from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

/**
 * The viewer's club, if it is not among the followed teams, which have their own entries.
 * @returns null while the club loads
 */
function useUnfollowedClub(followed: readonly Followed[] | undefined): Followed | null | undefined {
  const toTeam = useTeamViews();
  const clubId = getClubTeam(useViewer());
  const isUnfollowed = clubId !== undefined && followed?.some(({ referenceId }) => referenceId === clubId) === false;
  const { data, isLoading } = useQuery({ ...teamQuery(useApi(), clubId ?? ''), enabled: isUnfollowed });
  if (isLoading) return null;
  if (!isUnfollowed || data?.id !== clubId) return undefined;
  const { name, crest } = toTeam(data);
  return { id: clubId, type: 'team', referenceId: clubId, title: name, image: crest, identitiesId: [] };
}

/**
 * The viewer's club and the followed teams by name, each with its alerts. @param isWaiting whether the profile with the
 * alerts is loading
 */
export function AlertsList({ options, isWaiting = false }: { options: FollowingOptions; isWaiting?: boolean }) {
  const text = useText('following');
  const formats = useFormats();
  const choosing = useChoosingState(options);
  const followedTeams = choosing.followed()?.filter(({ type }) => type === 'team');
  const unfollowedClub = useUnfollowedClub(followedTeams);
  const clubId = getClubTeam(useViewer());
  const getRank = ({ referenceId }: Followed) => (referenceId === clubId ? 0 : 1);
  const teams =
    followedTeams &&
    [...followedTeams, ...(unfollowedClub ? [unfollowedClub] : [])].sort(
      (a, b) => getRank(a) - getRank(b) || getName(a).localeCompare(getName(b), formats.locale),
    );
  const isOnlyTeamLoading = unfollowedClub === null && followedTeams?.length === 0;
  return (
    <SettingsPanel heading={text('told.title')} introduction={text('told.lead')}>
      {isWaiting || choosing.isWaiting || isOnlyTeamLoading ? (
        <Skeleton blockSize="72px" radius="m" />
      ) : teams ? (
        <Teams teams={teams} />
      ) : (
        <SectionProblem isWholePage onRetry={choosing.retry} />
      )}
    </SettingsPanel>
  );
}

function Teams({ teams }: { teams: readonly Followed[] }) {
  const text = useText('following');
  if (teams.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<IconBell size="l" />}
        heading={text('told.emptyTitle')}
        action={
          <ButtonLink render={(link) => <Link to="/following/league/all/" {...link} />}>{text('told.find')}</ButtonLink>
        }
      >
        {text('told.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {teams.map((team) => (
        <TeamRow key={team.id} team={team} />
      ))}
    </ul>
  );
}

const getName = ({ title, referenceId }: Followed): string => title ?? referenceId;

function TeamRow({ team }: { team: Followed }) {
  const text = useText('following');
  const alertsTeam = { id: team.referenceId, name: getName(team) };
  const { alerts } = useAlerts(alertsTeam);
  return (
    <li className={styles.row}>
      <Crest team={{ crest: team.image, shortName: alertsTeam.name, color: undefined }} size={40} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{alertsTeam.name}</bdi>
        </p>
        <p className={styles.kinds}>
          {alerts.length > 0 ? alerts.map((kind) => text(`told.kind.${kind}`)).join(' · ') : text('told.nothing')}
        </p>
      </div>
      <AlertsButton team={alertsTeam} />
    </li>
  );
}

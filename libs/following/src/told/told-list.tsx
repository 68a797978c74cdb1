import { Crest, SectionProblem } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconBell, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { SettingsPanel } from '../calendar/settings-panel.tsx';
import type { Followed } from '../followed/follow-target.ts';
import type { FollowingOptions } from '../options.ts';
import { useChoosing } from '../pages/use-choosing.ts';
import { ToldButton } from './told-button.tsx';
import styles from './told.module.css';
import { useTold } from './use-told.ts';

/** The teams that the viewer follows, by name, each with what they are told about it. @param isWaiting what they are told is being asked for */
export function ToldList({ options, isWaiting = false }: { options: FollowingOptions; isWaiting?: boolean }) {
  const text = useText('following');
  const formats = useFormats();
  const choosing = useChoosing(options);
  const teams = choosing
    .followed()
    ?.filter(({ type }) => type === 'team')
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), formats.locale));
  return (
    <SettingsPanel heading={text('told.title')} lead={text('told.lead')}>
      {isWaiting || choosing.isWaiting ? (
        <Skeleton blockSize="72px" radius="m" />
      ) : teams ? (
        <Teams teams={teams} />
      ) : (
        <SectionProblem wide onRetry={choosing.retry} />
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
        <Row key={team.id} team={team} />
      ))}
    </ul>
  );
}

const nameOf = ({ title, referenceId }: Followed): string => title ?? referenceId;

function Row({ team }: { team: Followed }) {
  const text = useText('following');
  const named = { id: team.referenceId, name: nameOf(team) };
  const { told } = useTold(named);
  return (
    <li className={styles.row}>
      <Crest team={{ crest: team.image, shortName: named.name, color: undefined }} size={40} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{named.name}</bdi>
        </p>
        <p className={styles.told}>
          {told.length > 0 ? told.map((which) => text(`told.kind.${which}`)).join(' · ') : text('told.nothing')}
        </p>
      </div>
      <ToldButton team={named} />
    </li>
  );
}

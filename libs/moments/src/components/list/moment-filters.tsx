import { useText } from '@touchline/i18n';
import { Chip, NativeSelect } from '@touchline/ui-kit';
import styles from '../key-moments.module.css';
import type { Moment } from '../../api/moment.ts';
import { filterMoments, countKinds, type MomentFilter, listPlayers, listTeams } from './filter-moments.ts';
import { icons, getPlayerText, getMomentText } from '../moment-display.ts';

interface MomentFiltersProps {
  sport: string | undefined;
  moments: readonly Moment[];
  filter: MomentFilter;
  onFilter: (filter: MomentFilter) => void;
}

/** Kinds as chips, teams and players as lists. A filter with only one choice is hidden. */
export function MomentFilters({ sport, moments, filter, onFilter }: MomentFiltersProps) {
  const text = useText('moments');
  const counts = countKinds(moments);
  const teams = listTeams(moments);
  const players = listPlayers(filterMoments(moments, { team: filter.team }));
  return (
    <div className={styles.filters}>
      {counts.length > 1 && (
        <div role="group" aria-label={text('filters.kind')} className={styles.chips}>
          <Chip pressed={filter.kind === undefined} onClick={() => onFilter({ ...filter, kind: undefined })}>
            {text('filters.all', { count: moments.length })}
          </Chip>
          {counts.map(({ kind, count }) => {
            const Icon = kind === 'own' ? undefined : icons[kind];
            return (
              <Chip
                key={kind}
                icon={Icon && <Icon size="s" />}
                pressed={filter.kind === kind}
                onClick={() => onFilter({ ...filter, kind: filter.kind === kind ? undefined : kind })}
              >
                {text('filters.counted', { kind: text(`kinds.${getMomentText(kind, sport)}.other`), count })}
              </Chip>
            );
          })}
        </div>
      )}
      {(teams.length > 1 || players.length > 1) && (
        <div className={styles.selects}>
          {teams.length > 1 && (
            <NativeSelect
              aria-label={text('filters.team')}
              value={filter.team ?? ''}
              // A player belongs to a team, so the choice of another team removes the player.
              onChange={({ target }) => onFilter({ kind: filter.kind, team: target.value || undefined })}
              options={[
                { value: '', label: text('filters.allTeams') },
                ...teams.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {players.length > 1 && (
            <NativeSelect
              aria-label={text('filters.player')}
              value={filter.player ?? ''}
              onChange={({ target }) => onFilter({ ...filter, player: target.value || undefined })}
              options={[
                { value: '', label: text('filters.allPlayers') },
                ...players.map(({ id, moment }) => ({ value: id, label: getPlayerText(moment, text) })),
              ]}
            />
          )}
        </div>
      )}
    </div>
  );
}

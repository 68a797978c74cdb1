import { useText } from '@touchline/i18n';
import { IconChevronRight, joinClasses, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { Choice } from './choice.ts';
import { ChoiceCard } from './choice-card.tsx';
import styles from './choice-grid.module.css';
import type { ChoosingState } from '../../state/use-choosing.ts';

export interface ChoiceGridProps {
  /** The list's accessible name. */
  label: string;
  choices: readonly Choice[];
  choosing: ChoosingState;
  /**
   * @returns the address of the targets within a choice, such as a league's teams; the grid links to it next to the
   *   choice
   */
  getPath?: ((choice: Choice) => string | undefined) | undefined;
}

/** A list of choices: tiles for teams, rows for leagues and categories. */
export function ChoiceGrid({ label, choices, choosing, getPath }: ChoiceGridProps) {
  const text = useText('following');
  const isTiles = choices.every(({ kind }) => kind === 'team');
  return (
    <ul className={joinClasses(styles.grid, isTiles ? styles.tiles : styles.rows)} aria-label={label}>
      {choices.map((choice) => {
        const { kind, id, name } = choice;
        const path = getPath?.(choice);
        return (
          <li key={`${kind}:${id}`} className={path === undefined ? undefined : styles.withWay}>
            <ChoiceCard
              choice={choice}
              followed={choosing.isFollowed(choice)}
              onPress={() => choosing.toggle(choice)}
            />
            {path !== undefined && (
              <Link to={path} className={styles.way} aria-label={text('pages.within', { name })}>
                <IconChevronRight />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const shapes = { tiles: { count: 12, height: '136px' }, rows: { count: 4, height: '76px' } } as const;

/** Reserves the space of a list while it loads. */
export function ChoiceSkeleton({ label, variant }: { label: string; variant: keyof typeof shapes }) {
  const { count, height } = shapes[variant];
  return (
    <ul className={joinClasses(styles.grid, styles[variant])} aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton blockSize={height} radius="m" />
        </li>
      ))}
    </ul>
  );
}

import { Crest } from '@touchline/content';
import { IconCheck, IconPlus } from '@touchline/ui-kit';
import type { Choice } from './choice.ts';
import styles from './choice-card.module.css';

export interface ChoiceCardProps {
  choice: Choice;
  /** Undefined until the list is loaded, so that no choice is wrongly shown as not followed. */
  followed: boolean | undefined;
  onPress: () => void;
}

/** A team as a tile, any other choice as a row. A press follows it, and another press unfollows it. */
export function ChoiceCard({ choice: { kind, name, parentTitle: line, badge }, followed, onPress }: ChoiceCardProps) {
  const isTile = kind === 'team';
  return (
    <button type="button" className={isTile ? styles.tile : styles.row} aria-pressed={followed} onClick={onPress}>
      <Crest team={badge} size={isTile ? 72 : 44} className={styles.crest} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        {line !== undefined && (
          <>
            {' '}
            <small className={styles.line}>{line}</small>
          </>
        )}
      </span>
      {followed !== undefined && (
        <span className={styles.tick}>{followed ? <IconCheck size="s" /> : <IconPlus size="s" />}</span>
      )}
    </button>
  );
}

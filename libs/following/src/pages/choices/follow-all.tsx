import { useFormats, useText } from '@touchline/i18n';
import { Button, IconPlus, IconRotateCcw } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { FollowTarget } from '../../api/follow-target.ts';
import styles from './follow-all.module.css';
import type { ChoosingState } from '../../state/use-choosing.ts';

interface FollowAllProps {
  /** All targets on the page. Undefined while a search hides some of them; the last result and its undo then stay. */
  targets: readonly FollowTarget[] | undefined;
  choosing: ChoosingState;
}

/** The result of the last press. */
interface FollowAllOutcome {
  doneTargets: readonly FollowTarget[];
  failedCount: number;
  kind: 'followed' | 'undone';
}

/** The button that follows all teams of a league, with a separate write for each, one message and one undo. */
export function FollowAll({ targets, choosing: { isFollowed, changeAll } }: FollowAllProps) {
  const text = useText('following');
  const formats = useFormats();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<FollowAllOutcome>();
  const result = useRef<HTMLOutputElement>(null);
  // Excludes targets whose state is unknown.
  const remainingTargets = (targets ?? []).filter((target) => isFollowed(target) === false);
  const canUndo = outcome?.kind === 'followed' && outcome.doneTargets.length > 0;
  const hasOffer =
    remainingTargets.length > 1
      ? !canUndo || outcome.failedCount > 0
      : remainingTargets.length > 0 && (outcome?.failedCount ?? 0) > 0;

  async function saveTargets(targetsToSave: readonly FollowTarget[], kind: FollowAllOutcome['kind']): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    const doneTargets = await changeAll(targetsToSave, kind === 'followed');
    setIsBusy(false);
    // After a retry, the undo covers both attempts.
    const earlierTargets = kind === 'followed' && outcome?.kind === kind ? outcome.doneTargets : [];
    setOutcome({
      doneTargets: [...earlierTargets, ...doneTargets],
      failedCount: targetsToSave.length - doneTargets.length,
      kind,
    });
  }
  // The pressed button is removed with the focus. The focus moves only if the viewer has not moved it.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) result.current?.focus();
  }, [outcome]);

  function getOutcomeText({ doneTargets, failedCount, kind }: FollowAllOutcome): string {
    if (failedCount > 0)
      return text('pages.allPartly', {
        done: formats.number(doneTargets.length),
        all: formats.number(doneTargets.length + failedCount),
      });
    return text(kind === 'followed' ? 'pages.allFollowed' : 'pages.allUndone');
  }

  if (!targets && !isBusy && !outcome) return null;
  return (
    <div className={styles.all}>
      {(isBusy || hasOffer) && (
        <Button icon={<IconPlus />} loading={isBusy} onClick={() => void saveTargets(remainingTargets, 'followed')}>
          {text('pages.followAll')}
        </Button>
      )}
      <output ref={result} tabIndex={-1} className={styles.result}>
        {outcome && getOutcomeText(outcome)}
      </output>
      {canUndo && (
        <Button
          variant="ghost"
          icon={<IconRotateCcw />}
          onClick={() => void saveTargets(outcome.doneTargets, 'undone')}
        >
          {text('pages.undo')}
        </Button>
      )}
    </div>
  );
}

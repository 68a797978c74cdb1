import { useFormats, useText } from '@touchline/i18n';
import { Button, IconPlus, IconRotateCcw } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { FollowTarget } from '../followed/follow-target.ts';
import styles from './follow-all.module.css';
import type { Choosing } from './use-choosing.ts';

interface FollowAllProps {
  /** All targets on the page. Undefined while a search hides some of them: the last result and its undo stay. */
  targets: readonly FollowTarget[] | undefined;
  choosing: Choosing;
}

/** The result of the last press. */
interface Outcome {
  done: readonly FollowTarget[];
  failed: number;
  kind: 'followed' | 'undone';
}

/** Follows all teams of a league: a write for each, one message for all, and one undo. */
export function FollowAll({ targets, choosing: { isFollowed, changeAll } }: FollowAllProps) {
  const text = useText('following');
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const result = useRef<HTMLOutputElement>(null);
  // Excludes targets whose state is still unknown.
  const remaining = (targets ?? []).filter((target) => isFollowed(target) === false);
  const canUndo = outcome?.kind === 'followed' && outcome.done.length > 0;
  const offers =
    remaining.length > 1 ? !canUndo || outcome.failed > 0 : remaining.length > 0 && (outcome?.failed ?? 0) > 0;

  async function run(chosen: readonly FollowTarget[], kind: Outcome['kind']): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const done = await changeAll(chosen, kind === 'followed');
    setBusy(false);
    // After a second attempt for the rest, the undo covers both attempts.
    const alreadyDone = kind === 'followed' && outcome?.kind === kind ? outcome.done : [];
    setOutcome({ done: [...alreadyDone, ...done], failed: chosen.length - done.length, kind });
  }
  // The pressed button is removed and the focus with it. If the viewer has moved the focus already, it does not move.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) result.current?.focus();
  }, [outcome]);

  function getOutcomeText({ done, failed, kind }: Outcome): string {
    if (failed > 0)
      return text('pages.allPartly', { done: formats.number(done.length), all: formats.number(done.length + failed) });
    return text(kind === 'followed' ? 'pages.allFollowed' : 'pages.allUndone');
  }

  if (!targets && !busy && !outcome) return null;
  return (
    <div className={styles.all}>
      {(busy || offers) && (
        <Button icon={<IconPlus />} loading={busy} onClick={() => void run(remaining, 'followed')}>
          {text('pages.followAll')}
        </Button>
      )}
      <output ref={result} tabIndex={-1} className={styles.result}>
        {outcome && getOutcomeText(outcome)}
      </output>
      {canUndo && (
        <Button variant="ghost" icon={<IconRotateCcw />} onClick={() => void run(outcome.done, 'undone')}>
          {text('pages.undo')}
        </Button>
      )}
    </div>
  );
}

import { useApi } from '@touchline/api-client';
import { useNotify, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconTrash2 } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from '../key-moments.module.css';
import type { Moment } from '../../api/moment.ts';
import { removeMomentsMutation, type MomentContext } from '../../api/moment-writing.ts';

const RemovalDialog = lazy(async () => ({ default: (await import('./removal-dialog.tsx')).RemovalDialog }));

interface RemovalProps {
  moments: readonly Moment[];
  momentContext: MomentContext;
  /** Ids of the selected moments; null while the viewer is not selecting. */
  pickedIds: ReadonlySet<string> | null;
  onPicked: (pickedIds: ReadonlySet<string> | null) => void;
}

/** Selects several moments, and removes them after a confirmation. */
export function Removal({ moments, momentContext, pickedIds, onPicked }: RemovalProps) {
  const text = useText('moments');
  const api = useApi();
  const write = useWrite();
  const notify = useNotify();
  const [isConfirming, setIsConfirming] = useState(false);
  const barRef = useRef<HTMLDivElement>(null);
  // Another device may have removed a selected moment. The call must not name it.
  const ids = moments.filter(({ id }) => pickedIds?.has(id)).map(({ id }) => id);
  const count = ids.length;

  async function remove(): Promise<void> {
    setIsConfirming(false);
    const { kind } = await write(removeMomentsMutation(api, momentContext), { id: ids.join(' '), ids });
    // After a failure the selection stays for another try.
    if (kind !== 'written') return;
    onPicked(null);
    notify('success', text('removal.done', { count }));
  }

  return (
    <div ref={barRef} className={styles.removal}>
      {pickedIds === null ? (
        <Button size="s" variant="ghost" icon={<IconTrash2 size="s" />} onClick={() => onPicked(new Set())}>
          {text('removal.pick')}
        </Button>
      ) : (
        <>
          <Button
            size="s"
            variant="danger"
            icon={<IconTrash2 size="s" />}
            disabled={count === 0}
            onClick={() => setIsConfirming(true)}
          >
            {text('removal.remove', { count })}
          </Button>
          <Button size="s" onClick={() => onPicked(null)}>
            {text('removal.cancel')}
          </Button>
        </>
      )}
      {isConfirming && (
        <Suspense>
          <RemovalDialog
            count={count}
            onClose={() => setIsConfirming(false)}
            onRemove={() => void remove()}
            focusAfter={() => barRef.current?.querySelector<HTMLElement>('button')}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useSession } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/**
 * Asks before the viewer leaves a form with unsaved changes: by a link, the browser's Back button or a closed tab.
 * Without a session it does not ask, because the sign-in page must open.
 * @param hasChanges whether the form differs from the saved values now
 */
export function UnsavedChanges({ hasChanges }: { hasChanges: () => boolean }) {
  const text = useText('account');
  const session = useSession();
  const isLeavingRef = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && Boolean(session.viewer()) && hasChanges(),
  );
  const hasChangesRef = useRef(hasChanges);
  useEffect(() => void (hasChangesRef.current = hasChanges));
  useEffect(() => {
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingRef.current && hasChangesRef.current()) event.preventDefault();
    };
    // Firefox stores no page with this listener for Back, so only an input adds it.
    const watchInput = () => addEventListener('beforeunload', askBeforeUnload);
    addEventListener('input', watchInput);
    return () => {
      removeEventListener('input', watchInput);
      removeEventListener('beforeunload', askBeforeUnload);
    };
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // The next page may load as a new document, and the viewer has already answered.
    isLeavingRef.current = true;
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      isBusy={false}
      onClose={() => blocker.reset()}
      title={text('leave.question')}
      description={text('leave.warning')}
      closeLabel={text('leave.stay')}
      confirmLabel={
        <Button variant="danger" onClick={leave}>
          {text('leave.confirm')}
        </Button>
      }
      cancelLabel={text('leave.stay')}
    />
  );
}

import { useText } from '@touchline/i18n';
import { Button, IconRefreshCw, IconWifiOff } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { StageNotice } from './stage-notice.tsx';

export interface ErrorStageProps {
  /** For support. */
  code: string;
  /** Asks for the event again; its picture comes back where that helps. */
  onRetry: () => Promise<unknown>;
}

/** Seconds until the stage tries again by itself: soon at first, then ever more rarely. */
const waits = [8, 15, 30, 60];

/**
 * How long a second of the countdown lasts, in milliseconds: a stream breaks for all of its viewers at once, and they should not
 * all come back at once. What is shown stays whole seconds, the same on the server.
 */
const pace = (): number => 750 + Math.random() * 500;

/** The stream is broken: tries again by itself and says when, or at once when asked. */
export function ErrorStage({ code, onRetry }: ErrorStageProps) {
  const text = useText('event');
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState(waits[0] ?? 8);
  const [second] = useState(pace);
  const [busy, setBusy] = useState(false);

  async function retry(): Promise<void> {
    setBusy(true);
    // What went wrong shows as the stage that follows.
    await onRetry().catch(() => undefined);
    setBusy(false);
    setAttempt(attempt + 1);
    setLeft(waits[Math.min(attempt + 1, waits.length - 1)] ?? 60);
  }

  useEffect(() => {
    if (busy) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : void retry()), second);
    return () => clearTimeout(timer);
  });

  return (
    <StageNotice
      icon={<IconWifiOff size="l" />}
      title={text('stage.error.title')}
      code={text('stage.error.code', { code })}
      alert
      action={
        <Button variant="brand" icon={<IconRefreshCw />} loading={busy} onClick={() => void retry()}>
          {text('stage.error.retry')}
        </Button>
      }
    >
      {text('stage.error.text')} <span aria-live="off">{text('stage.error.retryIn', { count: left })}</span>
    </StageNotice>
  );
}

import { useText } from '@touchline/i18n';
import { Button, IconRefreshCw, IconTriangleAlert } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { PlayerAreaNotice } from './player-area-notice.tsx';

export interface StreamErrorNoticeProps {
  /** Error code for support. */
  code: string;
  /** Loads the event again. If the stream is repaired, the player area removes this notice. */
  onRetry: () => Promise<unknown>;
}

/** Seconds until each automatic retry; the waits grow. */
const retrySeconds = [8, 15, 30, 60];

/**
 * The length of a countdown second, in milliseconds. A broken stream fails for all viewers at once, so a random length
 * spreads their retries. The displayed number stays a whole second, the same on the server.
 */
const getRandomSecondMs = (): number => 750 + Math.random() * 500;

/**
 * The player area of a broken stream: a countdown to an automatic retry, and a button to retry at
 * once.
 */
export function StreamErrorNotice({ code, onRetry }: StreamErrorNoticeProps) {
  const text = useText('event');
  const [attempt, setAttempt] = useState(0);
  const [remainingSeconds, setRemainingSeconds] = useState(retrySeconds[0] ?? 8);
  const [secondLengthMs] = useState(getRandomSecondMs);
  const [isBusy, setIsBusy] = useState(false);

  async function retry(): Promise<void> {
    setIsBusy(true);
    // The next state of the player area shows the failure.
    await onRetry().catch(() => undefined);
    setIsBusy(false);
    setAttempt(attempt + 1);
    setRemainingSeconds(retrySeconds[Math.min(attempt + 1, retrySeconds.length - 1)] ?? 60);
  }

  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setTimeout(
      () => (remainingSeconds > 1 ? setRemainingSeconds(remainingSeconds - 1) : void retry()),
      secondLengthMs,
    );
    return () => clearTimeout(timer);
  });

  return (
    <PlayerAreaNotice
      icon={<IconTriangleAlert size="l" />}
      title={text('stage.error.title')}
      code={text('stage.error.code', { code })}
      isAlert
      action={
        <Button variant="brand" icon={<IconRefreshCw />} loading={isBusy} onClick={() => void retry()}>
          {text('stage.error.retry')}
        </Button>
      }
    >
      {text('stage.error.text')} <span aria-live="off">{text('stage.error.retryIn', { count: remainingSeconds })}</span>
    </PlayerAreaNotice>
  );
}

import { useText } from '@touchline/i18n';
import { Button, ButtonLink, IconCircleAlert, IconCircleCheck } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Obstacle } from './readiness.ts';
import styles from './ready.module.css';

export interface ReadyAdviceProps {
  obstacle: Obstacle;
  onUnmute: () => void;
}

/** One line of advice before a kick-off, with its button. */
export function ReadyAdvice({ obstacle, onUnmute }: ReadyAdviceProps) {
  const text = useText('event');
  const remedies: Partial<Record<Obstacle, ReactNode>> = {
    player: (
      <Button size="s" onClick={() => window.location.reload()}>
        {text('ready.reload')}
      </Button>
    ),
    device: (
      <ButtonLink size="s" render={(link) => <Link to="/account/devices/" {...link} />}>
        {text('ready.devices')}
      </ButtonLink>
    ),
    muted: (
      <Button size="s" onClick={onUnmute}>
        {text('ready.unmute')}
      </Button>
    ),
    // A press on any button makes the browser allow sound.
    sound: <Button size="s">{text('ready.withSound')}</Button>,
  };
  return (
    <div className={styles.line} data-advice={obstacle}>
      <p role="status" className={styles.words}>
        {obstacle === 'ready' ? <IconCircleCheck size="s" /> : <IconCircleAlert size="s" />}
        {text(`ready.${obstacle}`)}
      </p>
      {remedies[obstacle]}
    </div>
  );
}

import { useText } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import styles from './lost-stream.module.css';

/** How long the message is shown, in milliseconds. */
const messageMs = 8000;

/** Announces for a while that a new address or camera has failed, and that the previous stream plays again. */
export function LostStream({ isPano = false }: { isPano?: boolean }) {
  const t = useText('player');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), messageMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <p className={styles.notice} role="alert">
      {t(isPano ? 'camera.lost' : 'formerStream')}
    </p>
  );
}

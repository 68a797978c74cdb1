import { useText } from '@touchline/i18n';
import { Button, IconRefreshCw } from '@touchline/ui-kit';
import styles from './lost-clip.module.css';

interface LostClipProps {
  title: string;
  onRetry: () => void;
}

/**
 * A clip in the shelf that may not be saved, because its request failed. A button saves it again.
 */
export function LostClip({ title, onRetry }: LostClipProps) {
  const text = useText('event');
  const contentText = useText('content');
  return (
    <div className={styles.clip}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.state}>{text('clips.unsaved')}</p>
      <Button size="s" icon={<IconRefreshCw size="s" />} aria-label={text('clips.again', { title })} onClick={onRetry}>
        {contentText('problem.retry')}
      </Button>
    </div>
  );
}

import { joinClasses } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './player-area.module.css';

export interface PlayerAreaNoticeProps {
  icon?: ReactNode;
  title: string;
  /** One sentence, or two short ones. */
  children?: ReactNode;
  /** The button. */
  action?: ReactNode;
  /** An error code that a viewer can report to support. */
  code?: string | undefined;
  /** Announces the notice as an alert, because it reports a failure. */
  isAlert?: boolean | undefined;
  /** Hides the text, but not its space, while the document has the flag of a signed-in viewer. */
  isHiddenToMembers?: boolean | undefined;
}

/** The text in the player area instead of a video, with a button. */
export function PlayerAreaNotice({
  icon,
  title,
  children,
  action,
  code,
  isAlert = false,
  isHiddenToMembers,
}: PlayerAreaNoticeProps) {
  return (
    <div className={joinClasses(styles.notice, isHiddenToMembers && styles.unsure)} role={isAlert ? 'alert' : 'status'}>
      {icon}
      <h2 className={styles.title}>{title}</h2>
      {children != null && <p className={styles.text}>{children}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </div>
  );
}

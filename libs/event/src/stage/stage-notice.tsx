import { joinClasses } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

export interface StageNoticeProps {
  icon?: ReactNode;
  title: string;
  /** One sentence, or two short ones. */
  children?: ReactNode;
  /** The way forward. */
  action?: ReactNode;
  /** What a viewer reads out to support. */
  code?: string | undefined;
  /** Speaks up when it appears: something went wrong. */
  alert?: boolean | undefined;
  /** Not shown while the document bears the mark of a signed-in viewer; its place stays. */
  hiddenToMembers?: boolean | undefined;
}

/** Words on the stage: why there is no picture, and the way forward. */
export function StageNotice({ icon, title, children, action, code, alert = false, hiddenToMembers }: StageNoticeProps) {
  return (
    <div className={joinClasses(styles.notice, hiddenToMembers && styles.unsure)} role={alert ? 'alert' : 'status'}>
      {icon}
      <h2 className={styles.title}>{title}</h2>
      {children != null && <p className={styles.text}>{children}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </div>
  );
}

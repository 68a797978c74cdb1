import type { ReactNode } from 'react';
import { IconCircleAlert, IconCircleCheck, IconInfo, IconTriangleAlert } from '../icon/icons.gen.ts';
import { isDrawn } from '../is-drawn.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or a link below the text. */
  action?: ReactNode;
}

const icons = {
  info: IconInfo,
  success: IconCircleCheck,
  warning: IconTriangleAlert,
  danger: IconCircleAlert,
} as const;

/** A short message above a form or a list. The tone `danger` interrupts a screen reader, the other tones wait. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={joinClasses(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {isDrawn(children) && <p>{children}</p>}
        {isDrawn(action) && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

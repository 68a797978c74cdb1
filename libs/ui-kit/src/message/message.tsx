import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { isDrawn } from '../is-drawn.ts';
import styles from './message.module.css';

interface MessageProps {
  icon?: ReactNode;
  heading: string;
  /** Level of the heading in the page's outline; 3 by default. */
  level?: 1 | 2 | 3 | undefined;
  /** The message's text: one sentence. */
  children?: ReactNode;
  /** The viewer's next actions: one or two buttons. */
  action?: ReactNode;
  /** Makes the message less high, for a single shelf or panel. */
  compact?: boolean | undefined;
  /** Keeps to the page's gutters: for a message on the page itself, not in a box. */
  inset?: boolean | undefined;
}

export type EmptyStateProps = MessageProps;

export interface ErrorStateProps extends MessageProps {
  /** "Code TL-4021", for the viewer to read out to support. */
  supportCode?: string | undefined;
}

function Message({
  icon,
  heading,
  level = 3,
  children,
  action,
  compact,
  inset,
  tail,
}: MessageProps & { tail?: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className={joinClasses(styles.message, compact && styles.compact, inset && styles.inset)}>
      {icon}
      <Heading className={joinClasses('display', styles.heading)}>{heading}</Heading>
      {isDrawn(children) && <p className={styles.text}>{children}</p>}
      {isDrawn(action) && <div className={styles.action}>{action}</div>}
      {tail}
    </div>
  );
}

/** An empty list that is not a failure: the reason, and the viewer's next actions. */
export function EmptyState(props: EmptyStateProps) {
  return <Message {...props} />;
}

/**
 * A failure: its cause, the viewer's next actions, and a code for support. Screen readers announce
 * it when it appears.
 */
export function ErrorState({ supportCode, ...props }: ErrorStateProps) {
  return (
    <div role="alert">
      <Message {...props} tail={supportCode !== undefined && <p className={styles.code}>{supportCode}</p>} />
    </div>
  );
}

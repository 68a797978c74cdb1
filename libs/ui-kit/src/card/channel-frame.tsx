import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import styles from './channel-frame.module.css';

export interface ChannelFrameProps {
  /** The link that covers the card; its name is `label`. */
  render: RenderLink;
  /** The link's name with the programme's title in it: "NIL One: Studio". Default: `now`. */
  label?: string | undefined;
  /** The channel's picture or its name in display type. */
  mark: ReactNode;
  /** Computed colours of the logo; by default those of the background. */
  colours?: { ground: string; slash: string; ink: string } | undefined;
  /** The current programme. */
  now: ReactNode;
  /** The programme's start and end, as shown. */
  time?: string | undefined;
  /** A `Touchline` with `onPage`. */
  line?: ReactNode;
  next?: { time: string; title: ReactNode } | undefined;
  /** A control at the end, outside the link. */
  aside?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

/** A channel: its logo, the current and the next programme. */
export function ChannelFrame({
  render,
  label,
  mark,
  colours,
  now,
  time,
  line,
  next,
  aside,
  level = 3,
}: ChannelFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div
        className={joinClasses('display', styles.mark)}
        style={colours && { backgroundColor: colours.ground, color: colours.ink }}
      >
        {colours && <span className={styles.slash} style={{ backgroundColor: colours.slash }} />}
        <span className={styles.name}>{mark}</span>
      </div>
      <div className={styles.info}>
        <Heading className={styles.now}>
          {render({ className: styles.link ?? '', 'aria-label': label, children: now })}
        </Heading>
        {time !== undefined && (
          <p className={joinClasses('num', styles.time)}>
            <span className="ltr zoned">{time}</span>
          </p>
        )}
        {line}
        {next && (
          <p className={styles.next}>
            <b className="num ltr zoned">{next.time}</b> <span>{next.title}</span>
          </p>
        )}
      </div>
      {aside}
    </article>
  );
}

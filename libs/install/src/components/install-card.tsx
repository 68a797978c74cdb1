import { reserveBottomSpace } from '@touchline/feature-kit/corner';
import { Button } from '@touchline/ui-kit';
import { type KeyboardEvent, useState } from 'react';
import styles from './install-card.module.css';

/** How the portal can be installed: by the browser's own dialog, or by hand. */
export type InstallMethod = 'prompt' | 'by-hand';

/** The card's texts, translated. */
export interface InstallWords {
  title: string;
  lead: string;
  /** Instructions for Safari on phones. */
  byHand: string;
  install: string;
  later: string;
  gotIt: string;
}

interface InstallCardProps {
  method: InstallMethod;
  /** Address of the site's icon. */
  icon: string | undefined;
  texts: InstallWords;
  onInstall: () => Promise<void>;
  onLater: () => void;
}

/**
 * A small offer at the bottom of the window: it takes no focus, covers only the page's lower edge, and closes on a
 * press or Escape.
 */
export function InstallCard({ method, icon, texts, onInstall, onLater }: InstallCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLater();
  };
  const install = async () => {
    setIsAsking(true);
    await onInstall();
    setIsAsking(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its buttons
    <section
      ref={reserveBottomSpace}
      className={styles.card}
      aria-labelledby="install-title"
      data-asks=""
      data-way={method}
      onKeyDown={leaveByKey}
    >
      {icon !== undefined && <img className={styles.icon} src={icon} alt="" width={48} height={48} />}
      <div className={styles.words}>
        <h2 id="install-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{method === 'prompt' ? texts.lead : texts.byHand}</p>
      </div>
      <div className={styles.actions}>
        {method === 'prompt' && (
          <Button size="s" variant="brand" loading={isAsking} onClick={() => void install()}>
            {texts.install}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={onLater}>
          {method === 'prompt' ? texts.later : texts.gotIt}
        </Button>
      </div>
    </section>
  );
}

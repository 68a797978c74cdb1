import { ScoreVeil, useContentLanguage, useSpoilers } from '@touchline/content';
import { stripBidiControls, useText } from '@touchline/i18n';
import { Button, IconEye } from '@touchline/ui-kit';
import { useState } from 'react';
import styles from './about.module.css';

/** Texts longer than this many characters start folded. */
const maxUnfoldedCharacters = 240;

export interface DescriptionProps {
  children: string;
  /** The match whose result the text may reveal; undefined before the match. */
  reveals: string | undefined;
}

/**
 * The operator's plain text about the event, with its line breaks. In spoiler-free mode it is hidden until the viewer
 * asks for it.
 */
export function Description({ children, reveals }: DescriptionProps) {
  const text = useText('event');
  const { hidden, told } = useSpoilers(reveals);
  const lang = useContentLanguage();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (reveals !== undefined && hidden && !asked) {
    return (
      <div className={styles.description}>
        <Button size="s" icon={<IconEye size="s" />} onClick={() => setAsked(true)}>
          {text('about.show')}
        </Button>
      </div>
    );
  }
  const foldable = children.length > maxUnfoldedCharacters;
  return (
    <div className={styles.description}>
      <p className={styles.words} data-folded={foldable && !open ? '' : undefined} dir="auto" lang={lang}>
        <ScoreVeil reveals={reveals !== undefined && !told && !asked}>{stripBidiControls(children)}</ScoreVeil>
      </p>
      {foldable && (
        <Button variant="ghost" size="s" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'about.showLess' : 'about.showMore')}
        </Button>
      )}
    </div>
  );
}

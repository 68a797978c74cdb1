import { ScoreVeil, useContentLanguage, useSpoilers } from '@touchline/content';
import { stripBidiControls, useText } from '@touchline/i18n';
import { Button, IconEye } from '@touchline/ui-kit';
import { useState } from 'react';
import styles from './about.module.css';

/** Texts longer than this many characters start folded. */
const maxUnfoldedCharacters = 240;

export interface DescriptionProps {
  children: string;
  /** The text's language, if the wire names it. */
  language: string | undefined;
  /** The match whose result the text may reveal; undefined before the match. */
  textToReveal: string | undefined;
}

/**
 * The operator's plain text about the event, with its line breaks. In spoiler-free mode it is hidden until the viewer
 * asks for it.
 */
export function Description({ children, language, textToReveal }: DescriptionProps) {
  const text = useText('event');
  const { isHidden, isRevealed } = useSpoilers(textToReveal);
  const lang = useContentLanguage(language);
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  if (textToReveal !== undefined && isHidden && !isRequested) {
    return (
      <div className={styles.description}>
        <Button size="s" icon={<IconEye size="s" />} onClick={() => setIsRequested(true)}>
          {text('about.show')}
        </Button>
      </div>
    );
  }
  const isFoldable = children.length > maxUnfoldedCharacters;
  return (
    <div className={styles.description}>
      <p className={styles.words} data-folded={isFoldable && !isOpen ? '' : undefined} dir="auto" lang={lang}>
        <ScoreVeil canReveal={textToReveal !== undefined && !isRevealed && !isRequested}>
          {stripBidiControls(children)}
        </ScoreVeil>
      </p>
      {isFoldable && (
        <Button
          variant="ghost"
          size="s"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'about.showLess' : 'about.showMore')}
        </Button>
      )}
    </div>
  );
}

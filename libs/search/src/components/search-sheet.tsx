import { useText } from '@touchline/i18n';
import { IconArrowLeft, IconButton } from '@touchline/ui-kit';
import { FullScreen } from '@touchline/ui-kit/dialog';
import { type RefObject, useEffect, useRef } from 'react';
import * as suggestions from './suggestions.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-sheet.module.css';

/**
 * Sets `--keyboard` on an element to the height that the on-screen keyboard covers. In some browsers the keyboard
 * covers the page, and would hide the end of a list.
 */
function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const measure = () => {
      const coveredPx = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard', `${Math.round(coveredPx)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}

/** The search on a phone: the field at the top of the screen, and its suggestions above the keyboard. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const text = useText('search');
  const fieldRef = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardInset(content);
  return (
    <FullScreen open onOpenChange={onClose} title={text('everywhere.label')} focusFirst={() => fieldRef.current}>
      <div ref={content} className={styles.sheet}>
        <SearchField
          ref={fieldRef}
          variant="sheet"
          leadingIcon={
            <IconButton label={text('everywhere.back')} look="filled" onClick={onClose}>
              <IconArrowLeft />
            </IconButton>
          }
          suggestions={suggestions}
          replace
        />
      </div>
    </FullScreen>
  );
}

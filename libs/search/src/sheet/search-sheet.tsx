import { useText } from '@touchline/i18n';
import { IconArrowLeft, IconButton } from '@touchline/ui-kit';
import { FullScreen } from '@touchline/ui-kit/dialog';
import { useRef } from 'react';
import { SearchField } from '../field/search-field.tsx';
import * as suggestions from '../field/suggestions.tsx';
import styles from './search-sheet.module.css';
import { useKeyboardInset } from './use-keyboard-inset.ts';

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

import { useText } from '@touchline/i18n';
import { IconSearch, joinClasses } from '@touchline/ui-kit';
import {
  type CompositionEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { longestSearch, searchText } from '../search-text.ts';
import { searchPage, searchPath } from '../search-path.ts';
import styles from './search-field.module.css';
import type { SuggestionsHandle } from './suggestions.tsx';

const load = () => import('./suggestions.tsx');
type Part = Awaited<ReturnType<typeof load>>;

export interface SearchFieldProps {
  ref?: Ref<HTMLInputElement> | undefined;
  /** What stands in it at first. */
  value?: string | undefined;
  /** In the header, first on its page, or in a sheet whose whole content its suggestions are. */
  look: 'header' | 'page' | 'sheet';
  /** Shown at the end: the key that leads here. */
  shortcut?: string | undefined;
  /** Before it: the way out of a sheet. */
  before?: ReactNode;
  /** The code of its suggestions, where it is there already. */
  suggestions?: Part | undefined;
  /** What is chosen takes the place of what is open in the history. */
  replace?: boolean | undefined;
}

/** Letters with which another script is spelled out, such as pinyin: what stands there is not meant yet. Hangul stands as it is typed. */
const isSpelled = (event: CompositionEvent): boolean => /^[a-z' ]+$/i.test(event.data);

/**
 * The field of a search: a form that leads to the results, with or without a script. The code of its suggestions is fetched when the
 * focus comes, and nothing that was typed before is lost.
 */
export function SearchField({
  ref,
  value = '',
  look,
  shortcut,
  before,
  suggestions,
  replace = false,
}: SearchFieldProps) {
  const text = useText('search');
  const navigate = useNavigate();
  const action = useHref(searchPage);
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [part, setPart] = useState(suggestions);
  const [typed, setTyped] = useState(value);
  const [spelling, setSpelling] = useState(false);
  const [isOpen, setOpen] = useState(look === 'sheet');
  const [{ isListed, active }, setListed] = useState<{ isListed: boolean; active: string | undefined }>({
    isListed: false,
    active: undefined,
  });

  // Without its suggestions it is a field like any other, and asks for them again with the next letter.
  const wake = (): void => void (part ?? load().then(setPart, () => undefined));
  const open = (): void => {
    wake();
    setOpen(true);
  };
  useEffect(() => {
    // Typed, or gone to, before this code was there.
    if (own.current) setTyped(own.current.value);
    if (own.current === document.activeElement) open();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  function choose(to: string, searched = false): void {
    if (look !== 'sheet') setOpen(false);
    if (look === 'header') own.current?.blur();
    void navigate(to, { replace, state: searched ? { searched } : undefined });
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = searchText(own.current?.value);
    if (query === '') own.current?.focus();
    else choose(searchPath(query), true);
  }
  function keyDown(event: KeyboardEvent): void {
    // The keys belong to whoever composes a syllable of them.
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) list.current?.keyDown(event);
  }
  const panel = part && (
    <part.Suggestions
      ref={list}
      id={id}
      typed={typed}
      spelling={spelling}
      isOpen={isOpen}
      inline={look === 'sheet'}
      setOpen={setOpen}
      onState={setListed}
      onChoose={(to) => choose(to, to.startsWith(searchPage))}
    />
  );
  return (
    <form
      role="search"
      // On its own page it stands beside the header's: two landmarks of one kind are told apart by a name.
      aria-label={look === 'page' ? text('everywhere.hint') : undefined}
      action={action}
      className={joinClasses(styles.form, styles[look])}
      onSubmit={submit}
    >
      {before}
      <div className={styles.box}>
        <IconSearch className={styles.icon} />
        <input
          ref={(element) => {
            own.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={longestSearch}
          placeholder={text('everywhere.hint')}
          aria-label={text('everywhere.label')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          {...(part && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isListed,
            'aria-controls': isListed ? id : undefined,
            'aria-activedescendant': active,
          })}
          onFocus={open}
          onClick={open}
          onBlur={() => look !== 'sheet' && setOpen(false)}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            open();
          }}
          onKeyDown={keyDown}
          onCompositionUpdate={(event) => setSpelling(isSpelled(event))}
          onCompositionEnd={() => setSpelling(false)}
        />
        {shortcut !== undefined && (
          <kbd className={styles.key} aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </div>
      {panel}
    </form>
  );
}

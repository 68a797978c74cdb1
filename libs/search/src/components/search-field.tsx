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
import { maxSearchCharacters, searchText } from '../api/search-text.ts';
import { searchPage, searchPath } from '../search-path.ts';
import styles from './search-field.module.css';
import type { SuggestionsHandle } from './suggestions.tsx';

const loadSuggestions = () => import('./suggestions.tsx');
type SuggestionsModule = Awaited<ReturnType<typeof loadSuggestions>>;

export interface SearchFieldProps {
  ref?: Ref<HTMLInputElement> | undefined;
  /** The initial text. */
  value?: string | undefined;
  /** In the header, on the search page, or in a sheet that contains only the field and its suggestions. */
  variant: 'header' | 'page' | 'sheet';
  /** The key that focuses the field, shown at its end. */
  shortcutKey?: string | undefined;
  /** Content before the field: the back button of a sheet. */
  leadingIcon?: ReactNode;
  /** The code of the suggestions, if it has loaded already. */
  suggestions?: SuggestionsModule | undefined;
  /** True if a choice replaces the current history entry. */
  replace?: boolean | undefined;
}

/**
 * True while Latin letters spell another script, as in pinyin, so the text is not final yet. Hangul is composed
 * of Hangul letters, so its text counts at once.
 */
const spellsAnotherScript = (event: CompositionEvent): boolean => /^[a-z' ]+$/i.test(event.data);

/**
 * The field of a search: a form that submits to the results, also without JavaScript. The code of the suggestions
 * loads when the field gets the focus, and earlier input is kept.
 */
export function SearchField({
  ref,
  value = '',
  variant,
  shortcutKey,
  leadingIcon,
  suggestions,
  replace = false,
}: SearchFieldProps) {
  const text = useText('search');
  const navigate = useNavigate();
  const action = useHref(searchPage);
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const suggestionsRef = useRef<SuggestionsHandle>(null);
  const [suggestionsModule, setSuggestionsModule] = useState(suggestions);
  const [typedText, setTypedText] = useState(value);
  const [isComposing, setIsComposing] = useState(false);
  const [isOpen, setIsOpen] = useState(variant === 'sheet');
  const [{ isListed, activeOptionId }, setListState] = useState<{
    isListed: boolean;
    activeOptionId: string | undefined;
  }>({
    isListed: false,
    activeOptionId: undefined,
  });

  // If the suggestions fail to load, the field still submits, and the next letter loads them again.
  const preloadSuggestions = (): void =>
    void (suggestionsModule ?? loadSuggestions().then(setSuggestionsModule, () => undefined));
  const openSuggestions = (): void => {
    preloadSuggestions();
    setIsOpen(true);
  };
  useEffect(() => {
    // The viewer may have typed or focused before hydration.
    if (inputRef.current) setTypedText(inputRef.current.value);
    if (inputRef.current === document.activeElement) openSuggestions();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  function goToResult(to: string, isSearched = false): void {
    if (variant !== 'sheet') setIsOpen(false);
    if (variant === 'header') inputRef.current?.blur();
    void navigate(to, { replace, state: isSearched ? { searched: isSearched } : undefined });
  }
  function submitQuery(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = searchText(inputRef.current?.value);
    if (query === '') inputRef.current?.focus();
    else goToResult(searchPath(query), true);
  }
  function handleKeyDown(event: KeyboardEvent): void {
    // While a syllable is composed, the input method handles the keys.
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) suggestionsRef.current?.handleKeyDown(event);
  }
  const panel = suggestionsModule && (
    <suggestionsModule.Suggestions
      ref={suggestionsRef}
      id={id}
      typedText={typedText}
      isComposing={isComposing}
      isOpen={isOpen}
      isInline={variant === 'sheet'}
      setOpen={setIsOpen}
      onState={setListState}
      onChoose={(to) => goToResult(to, to.startsWith(searchPage))}
    />
  );
  return (
    <form
      role="search"
      // The page also contains the header's form, and two landmarks of the same kind need different names.
      aria-label={variant === 'page' ? text('everywhere.hint') : undefined}
      action={action}
      className={joinClasses(styles.form, styles[variant])}
      onSubmit={submitQuery}
    >
      {leadingIcon}
      <div className={styles.box}>
        <IconSearch className={styles.icon} />
        <input
          ref={(element) => {
            inputRef.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={maxSearchCharacters}
          placeholder={text('everywhere.hint')}
          aria-label={text('everywhere.label')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          {...(suggestionsModule && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isListed,
            'aria-controls': isListed ? id : undefined,
            'aria-activedescendant': activeOptionId,
          })}
          onFocus={openSuggestions}
          onClick={openSuggestions}
          onBlur={() => variant !== 'sheet' && setIsOpen(false)}
          onInput={({ currentTarget }) => {
            setTypedText(currentTarget.value);
            openSuggestions();
          }}
          onKeyDown={handleKeyDown}
          onCompositionUpdate={(event) => setIsComposing(spellsAnotherScript(event))}
          onCompositionEnd={() => setIsComposing(false)}
        />
        {shortcutKey !== undefined && (
          <kbd className={styles.key} aria-hidden="true">
            {shortcutKey}
          </kbd>
        )}
      </div>
      {panel}
    </form>
  );
}

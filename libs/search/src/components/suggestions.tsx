import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { createAddressResolver, Crest, useSpoilerFree, useTeamPath } from '@touchline/content';
import { useDebounced, useSite } from '@touchline/feature-kit';
import { isolateText, useLocale, useText } from '@touchline/i18n';
import { IconFilm, IconHistory, IconSearch, joinClasses, Spinner, VisuallyHidden } from '@touchline/ui-kit';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useHref } from 'react-router-dom';
import { suggestQuery } from '../api/suggest-query.ts';
import { recentSearches } from '../state/recent-searches.ts';
import { searchPath } from '../search-path.ts';
import { searchText } from '../api/search-text.ts';
import { type Choice, type ChoiceGroup, groupRecentSearches, groupSuggestions } from './suggested-groups.ts';
import { getParts } from './matches.ts';
import styles from './suggestions.module.css';

/** A title in which the typed parts are bold. */
function HighlightedText({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {getParts(text, query).map(([part, isTyped], index) =>
        isTyped ? (
          <mark key={index} className={styles.typed}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}

/** The field forwards its keys to the suggestions. */
export interface SuggestionsHandle {
  handleKeyDown: (event: KeyboardEvent) => void;
}

export interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  /** The id of the list element. */
  id: string;
  /** The text in the field. */
  typedText: string;
  /** True while typed letters spell another script, as in pinyin, so the text is not final yet. */
  isComposing: boolean;
  isOpen: boolean;
  /** True in a sheet, false in a panel over the page. */
  isInline: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Receives whether the list has entries, and the id of the active entry. */
  onState: (state: { isListed: boolean; activeOptionId: string | undefined }) => void;
  onChoose: (to: string) => void;
}

/** Milliseconds after the last letter before the request is sent. */
const searchDelayMs = 150;

/** The choices for a text: the backend's suggestions, or recent searches for an empty text. */
function useGroups(
  query: string,
  debouncedQuery: string,
): { groups: ChoiceGroup[]; isLoading: boolean; hasFailed: boolean } {
  const contentText = useText('content');
  const api = useApi();
  const { apiBase, content } = useSite();
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const teamPath = useTeamPath();
  const recentQueries = recentSearches.use();
  const { data, isError, isFetching } = useQuery({
    ...suggestQuery(api, debouncedQuery, content.scope),
    enabled: debouncedQuery !== '',
    // The previous suggestions stay until the new ones arrive. An empty text shows recent searches instead.
    placeholderData: (previousData) => previousData,
  });
  const groups = useMemo(() => {
    if (query === '') return groupRecentSearches(recentQueries);
    if (debouncedQuery === '' || isError) return [];
    return groupSuggestions(data ?? [], {
      isSpoilerFree,
      toImageUrl: createAddressResolver(apiBase),
      teamPath,
      contentText,
    });
  }, [query, debouncedQuery, isError, data, recentQueries, isSpoilerFree, apiBase, teamPath, contentText]);
  return {
    groups,
    isLoading: query !== '' && (isFetching || query !== debouncedQuery),
    hasFailed: isError && query !== '',
  };
}

/** The last choice: the page with all results. */
const createAllResultsChoice = (query: string): Choice => ({
  key: 'all',
  kind: 'recent',
  title: query,
  to: searchPath(query),
});

/**
 * The list below a search field (ARIA's combobox with a listbox): suggestions by kind, then all results. Without a
 * text it shows recent searches. The focus stays in the field.
 */
export function Suggestions(props: SuggestionsProps) {
  const { ref, id, typedText, isComposing, isOpen, isInline, setOpen, onState, onChoose } = props;
  const text = useText('search');
  const { direction } = useLocale();
  const typedQuery = searchText(typedText);
  const [searchQuery, setSearchQuery] = useState(typedQuery);
  if (!isComposing && searchQuery !== typedQuery) setSearchQuery(typedQuery);
  const debouncedQuery = useDebounced(searchQuery, searchDelayMs);
  const { groups, isLoading, hasFailed } = useGroups(searchQuery, debouncedQuery);
  const listedChoices = groups.flatMap(({ choices }) => choices);
  const allResultsChoice = createAllResultsChoice(searchQuery);
  const choices = searchQuery === '' ? listedChoices : [...listedChoices, allResultsChoice];
  const [chosenOption, setChosenOption] = useState<{ query: string; key: string | undefined }>();
  // No entry is active after the text has changed or the entry has left the list.
  const chosenIndex =
    isOpen && chosenOption?.query === searchQuery ? choices.findIndex(({ key }) => key === chosenOption.key) : -1;
  const isListed = isOpen && choices.length > 0;
  const getId = (index: number): string => `${id}-${index}`;
  const activeOptionId = chosenIndex < 0 ? undefined : getId(chosenIndex);

  useEffect(() => onState({ isListed, activeOptionId }), [isListed, activeOptionId, onState]);
  useEffect(() => {
    if (activeOptionId !== undefined) document.getElementById(activeOptionId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeOptionId]);

  const moveSelection = (offset: 1 | -1): void => {
    const nextIndex = chosenIndex < 0 ? (offset > 0 ? 0 : choices.length - 1) : chosenIndex + offset;
    // The arrow keys move from either end of the list to the field, as in the ARIA pattern.
    setChosenOption({ query: searchQuery, key: choices[nextIndex]?.key });
  };
  useImperativeHandle(ref, () => ({
    handleKeyDown(event) {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) moveSelection(key === 'ArrowDown' ? 1 : -1);
        else setOpen(true);
      } else if (key === 'Enter' && choices[chosenIndex]) {
        event.preventDefault();
        onChoose(choices[chosenIndex].to);
      } else if (key === 'Escape' && isOpen && !isInline) {
        // The browser handles a second Escape: it empties the field.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      } else if (key === 'Tab') setOpen(false);
    },
  }));

  const countText =
    isLoading || searchQuery === ''
      ? ''
      : listedChoices.length > 0
        ? text('everywhere.found', { count: listedChoices.length })
        : text('everywhere.none');
  const announcement = hasFailed ? text('everywhere.failed') : countText;
  const isEmpty = searchQuery === '' && listedChoices.length === 0;
  const renderOption = (choice: Choice) => {
    const index = choices.indexOf(choice);
    return (
      <Option
        key={choice.key}
        id={getId(index)}
        choice={choice}
        query={searchQuery}
        isActive={index === chosenIndex}
        label={
          choice.key === 'all' ? text('everywhere.all', { query: isolateText(searchQuery, direction) }) : undefined
        }
        onChoose={onChoose}
      />
    );
  };
  return (
    <>
      <VisuallyHidden>
        <output>{isOpen && announcement}</output>
      </VisuallyHidden>
      {isOpen && !(isEmpty && !isInline) && (
        <div className={joinClasses(styles.panel, isInline && styles.inline)}>
          {/* A press on the list leaves the focus in the field. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus and names the active entry */}
          <div
            id={id}
            role="listbox"
            aria-label={text('everywhere.label')}
            aria-busy={isLoading || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(({ kind, choices: kindChoices }) => {
              const name = kind === 'recent' ? text('everywhere.recent') : text(`everywhere.kinds.${kind}`);
              return (
                <div key={kind} role="group" aria-label={name} className={styles.group}>
                  <div className={styles.kind} aria-hidden="true">
                    {name}
                  </div>
                  {kindChoices.map(renderOption)}
                </div>
              );
            })}
            {searchQuery !== '' && <div className={styles.group}>{renderOption(allResultsChoice)}</div>}
          </div>
          {announcement !== '' && (hasFailed || listedChoices.length === 0) && (
            <p className={styles.note} aria-hidden="true">
              {announcement}
            </p>
          )}
          {isLoading && listedChoices.length === 0 && (
            <div className={styles.note}>
              <Spinner />
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  query: string;
  isActive: boolean;
  /** Replaces the title. */
  label: string | undefined;
  onChoose: (to: string) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link, so that the viewer can open it in another tab. */
function Option({ id, choice: { kind, title, to, image }, query, isActive, label, onChoose }: OptionProps) {
  const href = useHref(to);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={styles.option}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChoose(to);
      }}
    >
      <span className={styles.mark} aria-hidden="true">
        {label !== undefined ? <IconSearch /> : <ChoiceIcon kind={kind} title={title} image={image} />}
      </span>
      <span className={styles.title}>{label ?? <HighlightedText text={title} query={query} />}</span>
    </a>
  );
}

function ChoiceIcon({ kind, title, image }: Pick<Choice, 'kind' | 'title' | 'image'>) {
  if (kind === 'recent') return <IconHistory />;
  if (kind === 'event') return <IconFilm />;
  return <Crest team={{ crest: image, shortName: title.slice(0, 2).toUpperCase() }} size={28} />;
}

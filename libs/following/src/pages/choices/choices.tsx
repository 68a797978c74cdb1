import { CutNote, LoadMore, SectionProblem } from '@touchline/content';
import { getClubTeam } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { EmptyState, GroupHead, IconSearchX, IconUsers, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceGrid, type ChoiceGridProps, ChoiceSkeleton } from './choice-grid.tsx';
import type { ChoosingState } from '../../state/use-choosing.ts';
import type { ChoiceList } from './use-choice-list.ts';

interface ChoicesProps extends Pick<ChoiceGridProps, 'getPath'> {
  heading: string;
  variant: 'tiles' | 'rows';
  choiceList: ChoiceList;
  typedText: string;
  choosing: ChoosingState;
}

/** A list of choices, or its skeleton or error. */
export function ChoiceSection({ heading, variant, choiceList, typedText, choosing, getPath }: ChoicesProps) {
  const { choices, hasFailed, isBusy, hasMore, hasMoreFailed, isCut, loadMore, retry } = choiceList;
  if (hasFailed) return <SectionProblem isWholePage isLoading={isBusy} onRetry={retry} />;
  // Followed choices come first, so the grid waits for the list of followed targets.
  if (!choices || choosing.isWaiting) return <ChoiceSkeleton label={heading} variant={variant} />;
  return (
    <>
      <FoundCount count={choices.length} typedText={typedText} />
      {choices.length === 0 && !hasMore ? (
        <NoChoices isSearching={typedText.trim() !== ''} />
      ) : (
        <ChosenFirst heading={heading} choices={choices} choosing={choosing} getPath={getPath} />
      )}
      {isCut && <CutNote count={choices.length} />}
      <LoadMore list={{ views: choices, hasMore, isLoading: isBusy, hasMoreFailed, loadMore }} />
    </>
  );
}

/** Announces to screen readers how many choices a search has found. */
function FoundCount({ count, typedText }: { count: number; typedText: string }) {
  const text = useText('following');
  return (
    <VisuallyHidden>
      <output>{typedText.trim() !== '' && text('pages.found', { count })}</output>
    </VisuallyHidden>
  );
}

function NoChoices({ isSearching }: { isSearching: boolean }) {
  const text = useText('following');
  return isSearching ? (
    <EmptyState inset level={2} icon={<IconSearchX size="l" />} heading={text('pages.notFound')}>
      {text('pages.notFoundText')}
    </EmptyState>
  ) : (
    <EmptyState inset level={2} icon={<IconUsers size="l" />} heading={text('pages.none')} />
  );
}

type ChosenFirstProps = Pick<ChoicesProps, 'heading' | 'choosing' | 'getPath'> & { choices: readonly Choice[] };

/**
 * Sorts by the state when the page opened: the viewer's club, followed choices, members of followed leagues, others. A
 * press does not change the order, so that no choice moves under the pointer.
 */
function ChosenFirst({ heading, choices, choosing, getPath }: ChosenFirstProps) {
  const text = useText('following');
  const formats = useFormats();
  const [wasFollowed] = useState(() => choosing.isFollowed);
  const club = getClubTeam(useViewer());
  const [initialClub] = useState(club);
  const getRank = (choice: Choice): number => {
    if (choice.kind === 'team' && choice.id === initialClub) return -1;
    if (wasFollowed(choice)) return 0;
    return choice.parentIds.some((id) => wasFollowed({ kind: 'league', id })) ? 1 : 2;
  };
  const followedCount = choices.filter((choice) => choosing.isFollowed(choice)).length;
  const choiceCountText = formats.number(choices.length);
  // While the followed targets are unknown, "0 of …" would be wrong.
  const isKnown = choosing.followed() !== undefined;
  const count = isKnown
    ? text('pages.countOf', { chosen: formats.number(followedCount), all: choiceCountText })
    : choiceCountText;
  return (
    <section>
      <GroupHead heading={heading} count={count} />
      <ChoiceGrid
        label={heading}
        choices={[...choices].sort((a, b) => getRank(a) - getRank(b))}
        choosing={choosing}
        getPath={getPath}
      />
    </section>
  );
}

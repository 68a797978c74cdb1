import { LoadMore, SectionProblem } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { EmptyState, GroupHead, IconSearchX, IconUsers, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceGrid, type ChoiceGridProps, ChoiceSkeleton } from './choice-grid.tsx';
import type { Choosing } from './use-choosing.ts';
import type { ChoiceList } from './use-choice-list.ts';

interface ChoicesProps extends Pick<ChoiceGridProps, 'wayTo'> {
  heading: string;
  look: 'tiles' | 'rows';
  list: ChoiceList;
  typed: string;
  choosing: Choosing;
}

/** A list of choices, its skeleton or its error. */
export function Choices({ heading, look, list, typed, choosing, wayTo }: ChoicesProps) {
  const { choices, failed, busy, retry } = list;
  if (failed) return <SectionProblem wide busy={busy} onRetry={retry} />;
  // Followed choices come first, so the grid waits for them while `isWaiting`.
  if (!choices || choosing.isWaiting) return <ChoiceSkeleton label={heading} look={look} />;
  return (
    <>
      <Found count={choices.length} typed={typed} />
      {choices.length === 0 && !list.more ? (
        <NoChoices searched={typed.trim() !== ''} />
      ) : (
        <ChosenFirst heading={heading} choices={choices} choosing={choosing} wayTo={wayTo} />
      )}
      <LoadMore list={{ ...list, views: choices }} />
    </>
  );
}

/** Tells screen readers how many choices a search has found. */
function Found({ count, typed }: { count: number; typed: string }) {
  const text = useText('following');
  return (
    <VisuallyHidden>
      <output>{typed.trim() !== '' && text('pages.found', { count })}</output>
    </VisuallyHidden>
  );
}

function NoChoices({ searched }: { searched: boolean }) {
  const text = useText('following');
  return searched ? (
    <EmptyState inset level={2} icon={<IconSearchX size="l" />} heading={text('pages.notFound')}>
      {text('pages.notFoundText')}
    </EmptyState>
  ) : (
    <EmptyState inset level={2} icon={<IconUsers size="l" />} heading={text('pages.none')} />
  );
}

type ChosenFirstProps = Pick<ChoicesProps, 'heading' | 'choosing' | 'wayTo'> & { choices: readonly Choice[] };

/**
 * Sorts by the state when the page opened: followed choices first, then members of followed leagues. A press does not
 * change the order, so that no choice moves under the pointer.
 */
function ChosenFirst({ heading, choices, choosing, wayTo }: ChosenFirstProps) {
  const text = useText('following');
  const formats = useFormats();
  const [wasFollowed] = useState(() => choosing.isFollowed);
  const rank = (choice: Choice): number => {
    if (wasFollowed(choice)) return 0;
    return choice.within.some((id) => wasFollowed({ kind: 'league', id })) ? 1 : 2;
  };
  const chosen = choices.filter((choice) => choosing.isFollowed(choice)).length;
  const all = formats.number(choices.length);
  // While the list is unknown, "0 of …" would be wrong.
  const isKnown = choosing.followed() !== undefined;
  const count = isKnown ? text('pages.countOf', { chosen: formats.number(chosen), all }) : all;
  return (
    <section>
      <GroupHead heading={heading} count={count} />
      <ChoiceGrid
        label={heading}
        choices={[...choices].sort((a, b) => rank(a) - rank(b))}
        choosing={choosing}
        wayTo={wayTo}
      />
    </section>
  );
}

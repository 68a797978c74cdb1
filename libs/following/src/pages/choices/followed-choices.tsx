import { CutNote, SectionProblem } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, GroupHead, IconHeart, IconSearchX } from '@touchline/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Followed } from '../../api/follow-target.ts';
import type { Choice } from './choice.ts';
import { ChoiceGrid, type ChoiceGridProps, ChoiceSkeleton } from './choice-grid.tsx';
import { matchesSearch } from './matches-search.ts';
import type { ChoosingState } from '../../state/use-choosing.ts';

/** Followed choices of the same kind, under a heading. */
export interface FollowedGroup {
  key: string;
  heading: string;
  choices: readonly Choice[];
}

interface FollowedChoicesProps extends Pick<ChoiceGridProps, 'getPath'> {
  /** True while the leagues and categories load, which group the choices. */
  isWaiting: boolean;
  choosing: ChoosingState;
  typedText: string;
  /** Groups the followed targets. Leaves out those that belong on other pages. */
  groupFollowed: (followed: readonly Followed[]) => FollowedGroup[];
  variant: 'tiles' | 'rows';
  label: string;
  /** The address of the page on which the viewer follows more targets. */
  choosePath: string;
}

/** Renders the followed choices, their skeleton or the error. */
export function FollowedChoices({ isWaiting, choosing, variant, label, ...rest }: FollowedChoicesProps) {
  const followed = choosing.followed();
  if (isWaiting || choosing.isWaiting) return <ChoiceSkeleton label={label} variant={variant} />;
  if (followed) return <ShownChoices {...rest} choosing={choosing} followed={followed} />;
  return <SectionProblem isWholePage onRetry={choosing.retry} />;
}

type ShownProps = Omit<FollowedChoicesProps, 'isWaiting' | 'variant' | 'label'> & { followed: readonly Followed[] };

/**
 * An unfollowed choice stays in the list until the viewer leaves the page, so that another press can follow it again.
 */
function ShownChoices({ followed, choosing, typedText, groupFollowed, choosePath, getPath }: ShownProps) {
  const text = useText('following');
  const formats = useFormats();
  const [initialFollowed] = useState(followed);
  const followedById = new Map([...followed, ...initialFollowed].map((entry) => [entry.id, entry]));
  const groups = groupFollowed([...followedById.values()]);
  const foundGroups = groups
    .map((entry) => ({
      ...entry,
      choices: entry.choices.filter(({ name, parentTitle: line, badge }) =>
        matchesSearch(typedText, name, line, badge.shortName),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
  if (groups.every(({ choices }) => choices.length === 0)) {
    return (
      <EmptyState
        inset
        level={2}
        icon={<IconHeart size="l" />}
        heading={text('pages.nobody')}
        action={
          <ButtonLink variant="brand" render={(link) => <Link to={choosePath} {...link} />}>
            {text('pages.choose')}
          </ButtonLink>
        }
      >
        {text('pages.nobodyText')}
      </EmptyState>
    );
  }
  if (foundGroups.length === 0) {
    return (
      <EmptyState inset level={2} icon={<IconSearchX size="l" />} heading={text('pages.notFound')}>
        {text('pages.notFoundText')}
      </EmptyState>
    );
  }
  return (
    <>
      {foundGroups.map(({ key, heading, choices }) => (
        <section key={key}>
          <GroupHead heading={heading} count={formats.number(choices.length)} />
          <ChoiceGrid label={heading} choices={choices} choosing={choosing} getPath={getPath} />
        </section>
      ))}
      {choosing.isCut && <CutNote count={followed.length} />}
    </>
  );
}

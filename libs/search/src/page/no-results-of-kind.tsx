import { isolateText, useLocale, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconSearchX } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { searchPath } from '../search-path.ts';

/** The empty state of one kind of results while other kinds have some. */
export function NoResultsOfKind({ query }: { query: string }) {
  const text = useText('search');
  const { direction } = useLocale();
  return (
    <EmptyState
      inset
      level={2}
      icon={<IconSearchX size="l" />}
      heading={text('nothingHere.title', { query: isolateText(query, direction) })}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to={searchPath(query)} {...link} />}>
          {text('nothingHere.action')}
        </ButtonLink>
      }
    />
  );
}

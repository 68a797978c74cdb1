import { useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconBookmark, IconScissors } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';

const icons = { videos: <IconBookmark size="l" />, clips: <IconScissors size="l" /> } as const;
const browsePaths = { videos: '/', clips: '/archive/' } as const;

/** The notice in an empty list: how to add entries, and a link to media. */
export function SelectedEmpty({ kind }: { kind: keyof typeof icons }) {
  const text = useText('account');
  return (
    <EmptyState
      level={2}
      icon={icons[kind]}
      heading={text(`selected.${kind}.emptyTitle`)}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to={browsePaths[kind]} {...link} />}>
          {text(`selected.${kind}.emptyAction`)}
        </ButtonLink>
      }
    >
      {text(`selected.${kind}.emptyText`)}
    </EmptyState>
  );
}

import { useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconFilm } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';

const browsePaths = { live: '/upcoming/', upcoming: '/archive/', list: '/' } as const;

export interface ListEmptyProps {
  /** The kind of the list decides the text and the link. */
  kind: keyof typeof browsePaths;
}

/** The empty state of a list, with the reason and a link to another page. */
export function ListEmpty({ kind }: ListEmptyProps) {
  const text = useText('catalog');
  return (
    <EmptyState
      inset
      level={2}
      icon={<IconFilm size="l" />}
      heading={text(`empty.${kind}.title`)}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to={browsePaths[kind]} {...link} />}>
          {text(`empty.${kind}.action`)}
        </ButtonLink>
      }
    >
      {text(`empty.${kind}.text`)}
    </EmptyState>
  );
}

import { useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconFilm } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';

const ways = { live: '/upcoming/', upcoming: '/archive/', list: '/' } as const;

export interface ListEmptyProps {
  /** What is missing decides the words and the way forward. */
  kind: keyof typeof ways;
}

/** A list with nothing in it: why, and where to go instead. */
export function ListEmpty({ kind }: ListEmptyProps) {
  const text = useText('catalog');
  return (
    <EmptyState
      inset
      level={2}
      icon={<IconFilm size="l" />}
      heading={text(`empty.${kind}.title`)}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to={ways[kind]} {...link} />}>
          {text(`empty.${kind}.action`)}
        </ButtonLink>
      }
    >
      {text(`empty.${kind}.text`)}
    </EmptyState>
  );
}

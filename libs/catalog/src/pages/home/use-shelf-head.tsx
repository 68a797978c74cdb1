import { useSiteText } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { RenderLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { HomeShelfQuery } from '../../api/home-queries.ts';
import type { ShelfKind } from '../../options.ts';

/** The heading of a shelf on home, and "See all". */
export interface ShelfHeadProps {
  /** Names the shelf on home. */
  id: string;
  heading: string;
  /** Undefined for a shelf without a page that shows its whole list. */
  more: { label: string; render: RenderLink } | undefined;
}

/** The pages that show the whole list of a shelf. */
const paths: Readonly<Partial<Record<ShelfKind, string>>> = {
  live: '/live/',
  upcoming: '/upcoming/',
  highlights: '/highlight/',
  channels: '/channels/',
  latest: '/latest/',
  suggested: '/suggested/',
};

type ShelfFacts = Pick<HomeShelfQuery, 'id' | 'kind' | 'title' | 'moreQuery'>;

/** The heading and "See all" of a shelf. */
export function useShelfHead({ id, kind, title, moreQuery }: ShelfFacts): ShelfHeadProps {
  const text = useText('catalog');
  const readSiteText = useSiteText();
  const path = paths[kind];
  return {
    id,
    heading: title === undefined ? text(`shelf.${kind}`) : readSiteText(title),
    more:
      path === undefined || moreQuery === undefined
        ? undefined
        : {
            label: text(kind === 'upcoming' ? 'more.schedule' : 'more.all'),
            render: (link) => <Link to={`${path}${moreQuery}`} {...link} />,
          },
  };
}

import type { Translate } from '@touchline/i18n';
import type { RenderLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ShelfKind } from '../../options.ts';

/** The pages that show the whole list of a shelf. */
const paths: Readonly<Partial<Record<ShelfKind, string>>> = {
  live: '/live/',
  upcoming: '/upcoming/',
  highlights: '/highlight/',
  channels: '/channels/',
  latest: '/latest/',
  suggested: '/suggested/',
};

/** "See all" of a shelf; undefined for a shelf that has no page. */
export function createMoreLink(kind: ShelfKind, text: Translate): { label: string; render: RenderLink } | undefined {
  const path = paths[kind];
  return path === undefined
    ? undefined
    : {
        label: text(kind === 'upcoming' ? 'more.schedule' : 'more.all'),
        render: (link) => <Link to={path} {...link} />,
      };
}

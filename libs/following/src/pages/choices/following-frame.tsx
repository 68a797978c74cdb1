import { signUpFrame, Slot } from '@touchline/feature-kit';
import { useText, useFormats } from '@touchline/i18n';
import { ChipLink, IconArrowLeft, IconChevronRight, joinClasses, PageHead, PageTabs } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FollowingOptions } from '../../options.ts';
import { hasSettings, getSettingsTitleKey, settingsPath } from '../../settings-path.ts';
import { ChoiceSearch } from './choice-search.tsx';
import styles from './following-frame.module.css';
import { allMains, useFollowingPath } from '../../following-path.ts';
import type { PageKind } from '../../page-kinds.ts';
import type { ChoosingState } from '../../state/use-choosing.ts';
import { Crest, getLeagueTitle } from '@touchline/content';
import type { FollowedType } from '@touchline/contract';

export interface FollowingFrameProps {
  page: PageKind;
  /**
   * The id of the league or category whose members are shown, or `allMains`. Undefined on the page of all leagues or
   * all categories.
   */
  mainId?: string | undefined;
  title: string;
  introduction?: string | undefined;
  /** The label of the search field. */
  searchLabel: string;
  typedText: string;
  onType: (typedText: string) => void;
  choosing: ChoosingState;
  options: FollowingOptions;
  /** True if viewers can follow teams on this site. */
  hasTeams: boolean;
  /** True if the site has categories that are not leagues. */
  hasCategories: boolean;
  children: ReactNode;
}

/** The frame of these pages: heading, search and tabs, or the frame of a sign-up step. */
export function FollowingFrame(props: FollowingFrameProps) {
  const { page, mainId, title, introduction, searchLabel, typedText, onType, choosing, children } = props;
  const text = useText('following');
  const getFollowingPath = useFollowingPath();
  const isOneMain = mainId !== undefined && mainId !== allMains;
  const body = (
    <div className={joinClasses(styles.page, !page.isSignUp && styles.whole)}>
      {isOneMain && (
        <Link to={getFollowingPath({ ...page, isFollowed: false })} className={styles.back}>
          <IconArrowLeft size="s" />
          {text(page.kind === 'league' ? 'pages.allLeagues' : 'pages.allCategories')}
        </Link>
      )}
      <PageHead
        title={title}
        lead={introduction}
        aside={<ChoiceSearch label={searchLabel} value={typedText} onType={onType} />}
      />
      {!page.isSignUp && <KindTabs {...props} />}
      <AllOrFollowed {...props} />
      <div className={styles.stack}>{children}</div>
    </div>
  );
  if (!page.isSignUp) return body;
  const kind = mainId === undefined ? 'identity_item' : 'team';
  return (
    <Slot
      of={signUpFrame}
      props={{
        children: body,
        summary: <ChosenSummary kind={kind} choosing={choosing} />,
        done: (choosing.followed() ?? []).some(({ type }) => type === kind),
      }}
      empty={body}
    />
  );
}

/** Tabs for leagues, teams and categories. */
function KindTabs({ page, mainId, hasTeams, hasCategories }: FollowingFrameProps) {
  const text = useText('following');
  const getFollowingPath = useFollowingPath();
  const isTeams = page.kind === 'league' && mainId === allMains;
  const tabs = [
    { key: 'leagues', pageId: { kind: 'league' }, current: page.kind === 'league' && !isTeams },
    ...(hasTeams ? [{ key: 'teams', pageId: { kind: 'league', mainId: allMains }, current: isTeams } as const] : []),
    ...(hasCategories || page.kind === 'category'
      ? [{ key: 'categories', pageId: { kind: 'category' }, current: page.kind === 'category' } as const]
      : []),
  ] as const;
  return (
    <PageTabs
      label={text('pages.title')}
      tabs={tabs.map(({ key, pageId, current }) => ({
        key,
        label: text(`pages.${key}`),
        current,
        render: (link) => <Link to={getFollowingPath({ ...pageId, isFollowed: page.isFollowed })} {...link} />,
      }))}
    />
  );
}

/**
 * Switches between all choices and the followed ones. Always shown: if the first press added it, the list would move.
 */
function AllOrFollowed({ page, mainId, options }: FollowingFrameProps) {
  const text = useText('following');
  const getFollowingPath = useFollowingPath();
  return (
    <nav className={styles.chips} aria-label={text('pages.which')}>
      {([false, true] as const).map((isFollowed) => (
        <ChipLink
          key={String(isFollowed)}
          current={page.isFollowed === isFollowed}
          render={(link) => <Link to={getFollowingPath({ ...page, mainId, isFollowed })} {...link} />}
        >
          {text(isFollowed ? 'everywhere.following' : 'pages.all')}
        </ChipLink>
      ))}
      {page.isFollowed && !page.isSignUp && hasSettings(options) && (
        <Link to={settingsPath} className={styles.settings}>
          {text(getSettingsTitleKey(options))}
          <IconChevronRight size="s" />
        </Link>
      )}
    </nav>
  );
}

/**
 * The chosen targets, next to the button that continues the sign-up.
 * @param kind the type of the targets that this page offers
 */
function ChosenSummary({ kind, choosing }: { kind: FollowedType; choosing: ChoosingState }) {
  const text = useText('following');
  const content = useText('content');
  const formats = useFormats();
  const followedOfKind = (choosing.followed() ?? [])
    .filter(({ type }) => type === kind)
    .map(({ title, ...followed }) => {
      const name = title ?? followed.referenceId;
      return { ...followed, name: kind === 'team' ? name : getLeagueTitle(name, content) };
    });
  if (followedOfKind.length === 0) return null;
  return (
    <div className={styles.summary}>
      <span className={styles.count}>{text('pages.selected', { number: formats.number(followedOfKind.length) })}</span>
      <ul className={styles.names} aria-hidden="true">
        {followedOfKind.map(({ id, name, image }) => (
          <li key={id} className={styles.name}>
            <Crest team={{ crest: image, shortName: name.slice(0, 3).toUpperCase() }} size={28} />
            <bdi className={styles.title}>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

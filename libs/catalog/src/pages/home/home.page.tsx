import { EventHero, PersonalAccessContext, toEventView } from '@touchline/content';
import { definePage, type PageMeta, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { EmptyState, IconFilm, Shelves, VisuallyHidden } from '@touchline/ui-kit';
import { Fragment, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { CatalogOptions } from '../../options.ts';
import { Section } from '../../components/section/section.tsx';
import { chooseHero, getHeroKinds } from '../../api/choose-hero.ts';
import { createHomeQueries, type HomeQueries } from '../../api/home-queries.ts';
import { HomeShelf } from './home-shelf.tsx';
import { PersonalRowsBottomMount, PersonalRowsMount } from './personal-rows-mount.tsx';
import { useHero } from './use-hero.ts';
import styles from './home.module.css';

/** The empty state of home. It appears when every shelf is loaded and empty. */
function HomeEmpty({ shelves }: Pick<HomeQueries, 'shelves'>) {
  const text = useText('catalog');
  const isEmpty = useQueries({
    // The shelves run these queries; this component only reads their results.
    queries: shelves.map((shelf) => ({ ...shelf, enabled: false })),
    combine: (results) => results.every(({ data }) => data?.entries.length === 0),
  });
  if (!isEmpty) return null;
  return (
    <EmptyState inset icon={<IconFilm size="l" />} heading={text('empty.home.title')} level={2}>
      {text('empty.home.text')}
    </EmptyState>
  );
}

/** New personal rows come after this many shelves, which fill a window below the hero. */
const shelvesBeforePersonal = 2;

function Home({ shelves, heroQueries, programmes }: HomeQueries) {
  const text = useText('catalog');
  const { hero, isLoading } = useHero(heroQueries);
  const [bottomMount, setBottomMount] = useState<Element | null>(null);
  return (
    <>
      <VisuallyHidden>
        <h1>{text('home.heading')}</h1>
      </VisuallyHidden>
      {hero ? (
        <Section name="hero">
          <PersonalAccessContext value={hero.isPersonal}>
            <EventHero view={hero.view} />
          </PersonalAccessContext>
        </Section>
      ) : (
        isLoading && <div className={styles.hero} />
      )}
      <PersonalRowsMount bottom={bottomMount} />
      <Shelves>
        {shelves.map((shelf, index) => (
          <Fragment key={shelf.id}>
            {index === shelvesBeforePersonal && <PersonalRowsBottomMount ref={setBottomMount} />}
            <HomeShelf shelfQuery={shelf} programmes={programmes} heroId={hero?.view.id} />
          </Fragment>
        ))}
        {shelves.length <= shelvesBeforePersonal && <PersonalRowsBottomMount ref={setBottomMount} />}
        <HomeEmpty shelves={shelves} />
      </Shelves>
    </>
  );
}

/** Home: the hero at the top, and the customer's shelves. Each shelf loads, fails or is empty separately. */
export const homePage = ({ home }: CatalogOptions, extraMeta?: Pick<PageMeta, 'noIndex'>): PageModule =>
  definePage({
    queries: (context, readKnownData) => createHomeQueries(home, context, readKnownData),
    Page: ({ queries }) => <Home {...queries} />,
    meta({ apiBase, content, texts }, { heroQueries: heroPages }) {
      const kinds = getHeroKinds(home.hero);
      const hero = chooseHero(kinds.map((kind, index) => ({ kind, page: heroPages[index] })));
      const view = hero && toEventView(hero.event, { text: texts('content'), apiBase, ...content });
      return {
        title: '',
        description: texts('catalog')('home.description'),
        type: 'website',
        ...(view?.poster !== undefined && { hero: { src: view.poster } }),
        ...extraMeta,
      };
    },
  });

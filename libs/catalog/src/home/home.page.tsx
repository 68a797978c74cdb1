import { EventHero, PersonalAccessContext, toEventView } from '@touchline/content';
import { definePage, type PageMeta, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Shelves, VisuallyHidden } from '@touchline/ui-kit';
import { Fragment, useState } from 'react';
import type { CatalogOptions } from '../options.ts';
import { Section } from '../section/section.tsx';
import { chooseHero } from './choose-hero.ts';
import { HomeEmpty } from './home-empty.tsx';
import { type HomeQueries, createHomeQueries } from './home-queries.ts';
import { HomeShelf } from './home-shelf.tsx';
import styles from './home.module.css';
import { PersonalRowsBottomMount, PersonalRowsMount } from './personal-rows-mount.tsx';
import { useHero } from './use-hero.ts';

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
          <Fragment key={shelf.kind}>
            {index === shelvesBeforePersonal && <PersonalRowsBottomMount ref={setBottomMount} />}
            <Section name={shelf.kind}>
              <HomeShelf shelfQuery={shelf} programmes={programmes} heroId={hero?.view.id} />
            </Section>
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
      const hero = chooseHero(heroPages);
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

import { useText } from '@touchline/i18n';
import type { PageContext, PageMeta, PageModule } from '@touchline/feature-kit';
import { OwnAccess, toEventView } from '@touchline/content';
import { Shelves, VisuallyHidden } from '@touchline/ui-kit';
import type { CatalogOptions } from '../options.ts';
import { Section } from '../section/section.tsx';
import { cachedHero } from './hero-event.ts';
import { HomeEmpty } from './home-empty.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeShelf } from './home-shelf.tsx';
import { loadHome } from './load-home.ts';
import { useHero } from './use-hero.ts';

function Home({ options: { home } }: { options: CatalogOptions }) {
  const text = useText('catalog');
  const hero = useHero(home);
  return (
    <>
      <VisuallyHidden>
        <h1>{text('home.heading')}</h1>
      </VisuallyHidden>
      {hero && (
        <Section name="hero">
          <OwnAccess value={hero.own}>
            <HomeHero view={hero.view} />
          </OwnAccess>
        </Section>
      )}
      <Shelves>
        {home.shelves.map((kind) => (
          <Section key={kind} name={kind}>
            <HomeShelf kind={kind} scope={home.scope} heroId={hero?.view.id} />
          </Section>
        ))}
        <HomeEmpty home={home} />
      </Shelves>
    </>
  );
}

function metaOf({ queryClient, api, apiBase, content, texts }: PageContext, { home }: CatalogOptions): PageMeta {
  const text = texts('catalog');
  const choice = home.hero === false ? undefined : cachedHero(queryClient, api, home.scope);
  const view = choice && toEventView(choice.event, { text: texts('content'), apiBase, ...content });
  return {
    title: '',
    description: text('home.description'),
    type: 'website',
    ...(view?.poster !== undefined && { hero: { src: view.poster } }),
  };
}

/** Home: a large opening match and the customer's shelves; each fails, is empty or loads by itself. */
export function homePage(options: CatalogOptions): PageModule {
  return {
    Page: () => <Home options={options} />,
    load: (context) => loadHome(context, options),
    meta: (context) => metaOf(context, options),
  };
}

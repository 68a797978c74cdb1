import type { Translate } from '@touchline/i18n';
import { createRoot } from 'react-dom/client';
import { InstallCard, type InstallWay } from './install-card.tsx';

/** What the card on the page can do. */
export interface ShownCard {
  remove: () => void;
}

interface CardChoices {
  onInstall: () => Promise<void>;
  onLater: () => void;
}

/**
 * Puts the offer into the page, in a place of its own behind the application: a slot's fill would come with every visitor's first page, and most never
 * see this.
 * @param text of this library's texts
 */
export function showCard(way: InstallWay, text: Translate, { onInstall, onLater }: CardChoices): ShownCard {
  const place = document.createElement('div');
  // Said once the screen reader has nothing else to say. In the page before the words are.
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  const root = createRoot(place);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  const words = {
    title: text('offer.title', { name: siteName() }),
    lead: text('offer.lead'),
    byHand: text('offer.byHand'),
    install: text('offer.install'),
    later: text('offer.later'),
    gotIt: text('offer.gotIt'),
  };
  root.render(<InstallCard way={way} icon={icon} words={words} onInstall={onInstall} onLater={onLater} />);
  return {
    remove() {
      // Whoever has pressed one of its buttons stays in the page, and not at its beginning.
      const hadFocus = place.contains(document.activeElement);
      root.unmount();
      place.remove();
      if (hadFocus) document.querySelector<HTMLElement>('h1, main')?.focus({ preventScroll: true });
    },
  };
}

/** As the document's head says it. */
const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.hostname;

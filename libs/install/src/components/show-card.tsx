import type { Translate } from '@touchline/i18n';
import { createRoot } from 'react-dom/client';
import { InstallCard, type InstallMethod } from './install-card.tsx';

/** Handle of the shown card. */
export interface ShownCard {
  remove: () => void;
}

interface CardChoices {
  onInstall: () => Promise<void>;
  onLater: () => void;
}

/**
 * Renders the offer in its own root after the application: as a slot's fill it would load with every first page, and
 * most visitors never see it.
 * @param text translates this library's texts
 */
export function showCard(method: InstallMethod, text: Translate, { onInstall, onLater }: CardChoices): ShownCard {
  const container = document.createElement('div');
  // `polite`: screen readers announce the card when they are idle. The region must exist before its text.
  container.setAttribute('aria-live', 'polite');
  document.body.append(container);
  const root = createRoot(container);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  const texts = {
    title: text('offer.title', { name: getSiteName() }),
    lead: text('offer.lead'),
    byHand: text('offer.byHand'),
    install: text('offer.install'),
    later: text('offer.later'),
    gotIt: text('offer.gotIt'),
  };
  root.render(<InstallCard method={method} icon={icon} texts={texts} onInstall={onInstall} onLater={onLater} />);
  return {
    remove() {
      // If a button of the card had the focus, the heading gets it, so that the focus does not return to the page's
      // beginning.
      const hadFocus = container.contains(document.activeElement);
      root.unmount();
      container.remove();
      if (hadFocus) document.querySelector<HTMLElement>('h1, main')?.focus({ preventScroll: true });
    },
  };
}

/** The site's name, from the document's head. */
const getSiteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.hostname;

import { promptQueue } from '@touchline/feature-kit/corner';
import { appOfferFlag } from '@touchline/feature-kit/marks';
import type { Translate } from '@touchline/i18n';
import { waitUntilPageIdle, watchOpenedPages } from '@touchline/offline/start';
import { type InstallRecord, installRecord } from './install-record.ts';
import type { InstallMethod } from '../components/install-card.tsx';
import { isAppleSafari } from '../platform.ts';
import type { ShownCard } from '../components/show-card.tsx';

/** Chromium's event. Cancelling it hides the browser's own bar; its prompt can be shown later. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
}

/** Pages without an offer, where viewers watch, sign in or pay. */
const busySubpaths =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:events|channels|clips|highlights?|videos?|auth|account|club|code|plans|payment|checkout|redirect|following)\/./i;
const busyExactPaths = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:auth|club|code|plans|payment|checkout)\/?$/i;

/** Whether the viewer watches, signs in or pays on a page. @param pathname with the locale's prefix */
export const isBusy = (pathname: string): boolean => busySubpaths.test(pathname) || busyExactPaths.test(pathname);

/** Milliseconds without an offer after a refusal. */
const refusalPauseMs = 90 * 24 * 60 * 60_000;

/** Offers to install the portal, on pages without other questions. @param record with this visit */
export async function offerInstall(record: InstallRecord, texts: () => Promise<Translate>): Promise<void> {
  let event: InstallEvent | undefined;
  let card: ShownCard | undefined;
  let isOver = false;
  let leavePromptQueue: (() => void) | undefined;

  const hide = (): void => {
    card?.remove();
    card = undefined;
  };
  const endOffer = (untilMs: number): void => {
    isOver = true;
    decide();
    installRecord.set({ ...record, seen: Date.now(), quietUntil: untilMs });
  };
  const install = async (): Promise<void> => {
    try {
      await event?.prompt();
      await event?.userChoice;
    } finally {
      // Either answer ends the offer, because the browser's menu offers the installation, too.
      endOffer(Date.now() + refusalPauseMs);
    }
  };
  const getInstallMethod = (): InstallMethod | undefined => {
    if (isOver || isBusy(location.pathname) || isWatching() || isAppOffered()) return undefined;
    return event ? 'prompt' : isAppleSafari(navigator) ? 'by-hand' : undefined;
  };
  let showPromise: Promise<void> | undefined;
  const show = async (): Promise<void> => {
    const [text, { showCard }] = await Promise.all([texts(), import('../components/show-card.tsx')]);
    const method = getInstallMethod();
    if (card || !method || promptQueue.getCurrent() !== 'install') return;
    card = showCard(method, text, { onInstall: install, onLater: () => endOffer(Date.now() + refusalPauseMs) });
  };
  const draw = (): void => {
    if (promptQueue.getCurrent() !== 'install') hide();
    else if (!card)
      showPromise ??= show()
        .catch(() => {
          // The card's code failed to load. The offer leaves the queue, so that no other question waits for it.
          isOver = true;
          decide();
        })
        .finally(() => (showPromise = undefined));
  };
  const decide = (): void => {
    if (getInstallMethod()) {
      leavePromptQueue ??= promptQueue.enqueue('install', 4);
      draw();
      return;
    }
    hide();
    leavePromptQueue?.();
    leavePromptQueue = undefined;
  };

  addEventListener('beforeinstallprompt', (promptEvent) => {
    promptEvent.preventDefault();
    event = promptEvent as InstallEvent;
    decide();
  });
  addEventListener('appinstalled', () => endOffer(Number.MAX_SAFE_INTEGER));
  promptQueue.subscribe(draw);
  await waitUntilPageIdle();
  retriggerInstallEvent();
  watchOpenedPages(decide);
}

/** Any video on the page counts, also that of the mini player. */
const isWatching = (): boolean => document.querySelector('video') !== null;

/** Whether the banner offers the customer's own app: only one offer is shown at a time. */
const isAppOffered = (): boolean => document.querySelector(`[data-${appOfferFlag}]`) !== null;

/**
 * The browser may have fired its event before this listener existed. Replacing the manifest's link makes it fire again.
 */
function retriggerInstallEvent(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) return;
  const clonedLink = link.cloneNode();
  link.remove();
  document.head.append(clonedLink);
}

/**
 * The state of a document before its page's code runs. The server and the head's script, which is built from this
 * module, write it; styles and the page's code read it.
 */

/**
 * Document flags on the html element; styles spell `signedIn` as `[data-signed-in]`. A boolean flag
 * is '' or absent.
 */
export interface DocumentFlags {
  /** The customer's id. */
  site?: string;
  /** The theme that is shown: `dark` or `light`. */
  theme?: string;
  /** Set by the server: the themes that the customer has, with spaces between. */
  themes?: string;
  /** Set by the server: the theme of a visitor without a preference, or `system`. */
  wished?: string;
  /** The theme that the page forces; only the server sets it. */
  forced?: string;
  /**
   * Set by the server: the scripts that load after the first paint of a page without hydration, separated by spaces.
   */
  scripts?: string;
  /** Set by the server, on a page without hydration: difference of its displayed times to UTC, in minutes. */
  ahead?: string;
  /**
   * The viewer's time zone differs from the page's, and the page still shows its own times: styles hide `zoned`
   * elements.
   */
  away?: string;
  /** The viewer hides scores. */
  spoilerFree?: string;
  /** A viewer is signed in, or a session is stored. */
  signedIn?: string;
  /** The viewer has moved, pressed or scrolled; the window has sent {@link firstInputEvent}. */
  sign?: string;
  /** The key `/` was pressed, and the search is still loading. */
  slash?: string;
  /**
   * The viewer pressed Back before hydration: the address is already the earlier page's, and the document reloads to
   * show that page.
   */
  left?: string;
  /**
   * Start of the last navigation, in milliseconds since the epoch. A download also starts a navigation, but the
   * document stays.
   */
  leaving?: string;
  /** The entry script has run. */
  begun?: string;
  /** Set by the entry script: the page still shows the server's markup. */
  drawn?: string;
  /** The part of the page that reacts to presses: `shell` is all but the page's own part, `page` is all. */
  alive?: string;
}

/** The flags of the document; `delete` removes a flag. In the browser only. */
export const getDocumentFlags = (): DocumentFlags => document.documentElement.dataset;

/** Sets or removes a boolean flag. */
export function setDocumentFlag(flag: 'spoilerFree' | 'signedIn', isOn: boolean): void {
  if (isOn) getDocumentFlags()[flag] = '';
  else delete getDocumentFlags()[flag];
}

/** Flags as attributes of the html element's tag, each after a space. */
export const toFlagAttributes = (flags: DocumentFlags): string =>
  Object.entries(flags)
    .map(
      ([flagName, value]) =>
        ` data-${flagName.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
    )
    .join('');

/** Flag (`data-pressed`) of a button that the viewer pressed before its code had loaded. */
export const pressedFlag = 'pressed';

/** Flag of a form that the viewer sent before its code had loaded. */
export const sentFlag = 'sent';

/**
 * On the offer of the customer's app at the top of a page (as `data-app-offer`). The offer to install the portal waits
 * until the viewer closes it, because the banner also appears later, after a scroll.
 */
export const appOfferFlag = 'app-offer';

/** Set by ui-kit's `Shelf` on a row that scrolls sideways: the row's name within the page. */
export const rowNameFlag = 'row';

/** The window's event for the viewer's first movement, press or scroll; sent only once. */
export const firstInputEvent = 'touchline:sign';

/** An event of the window: the page's code has failed, and the head's script shows the text of {@link limitedFlag}. */
export const limitedEvent = 'touchline:limited';

/** The live region's data attribute (`data-limited`) with its text after the page's code has failed. */
export const limitedFlag = 'limited';

/**
 * A custom property of the html element: the last height of the viewer's own parts of home. Absent for a visitor, and
 * until that height is stored.
 */
export const reservedHeightProperty = '--own';

/** On the window: the query that the head's script has taken out of the address of a `secret` page. */
export const hiddenQueryProperty = 'touchlineQuery';

/**
 * The colour of the browser's own bars: the page's background (specification, section 2).
 * @param theme as in the attribute
 * @returns a colour as #rrggbb
 */
export const themeColor = (theme: string | undefined): string => (theme === 'light' ? '#f4f7fc' : '#0f1624');

/** The key of a stored value, which includes the customer. @param site the customer's id */
export const storedKey = (site: string | undefined, name: string): string => `touchline.${site}.${name}`;

/**
 * The storage key of a name on this page, as the head's script builds it from the document's flag. For code outside of
 * components, which cannot read the site's context. In the browser only.
 */
export const pageKey = (name: string): string => storedKey(getDocumentFlags().site, name);

/** Names a row among the stored positions. @param entry the key of the history's entry, `default` for the first */
export const toRowPositionId = (entry: string, row: string | undefined): string => `${entry} ${row}`;

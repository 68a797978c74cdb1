// Runs in the head before the first paint, allowed by its hash, and prevents a flash of another theme or of a
// signed-out page. Every page contains it, so its wording is chosen to compress well.
import {
  toRowPositionId,
  limitedEvent,
  limitedFlag,
  reservedHeightProperty,
  pressedFlag,
  rowNameFlag,
  type DocumentFlags,
  sentFlag,
  firstInputEvent,
  storedKey,
  themeColor,
} from '@touchline/feature-kit/marks';
import { fetchPastCaches, guardKey, guardLifetimeMs, computeNavigationWaitMs } from '../recovery/fetch-past-caches.ts';

const data: DocumentFlags = document.documentElement.dataset;

let preferredTheme = data.forced;
try {
  preferredTheme ||= localStorage.getItem(storedKey(data.site, 'color-mode')) || '';
  if (localStorage.getItem(storedKey(data.site, 'spoiler-free'))) data.spoilerFree = '';
  if (localStorage.getItem(storedKey(data.site, 'session'))) {
    data.signedIn = '';
    const storedHeight = localStorage.getItem(storedKey(data.site, 'own'));
    // Other code may have written the value, so the height is limited to that of many rows.
    document.documentElement.style.setProperty(reservedHeightProperty, storedHeight && `min(${storedHeight},3000px)`);
  }
} catch {
  // Storage is blocked: the defaults apply.
}
preferredTheme = preferredTheme && /^(dark|light|system)$/.test(preferredTheme) ? preferredTheme : data.wished;
if (preferredTheme === 'system') preferredTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
if (preferredTheme && data.themes?.split(' ').includes(preferredTheme)) data.theme = preferredTheme;
const themeColorTag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
if (themeColorTag) themeColorTag.content = themeColor(data.theme);

// The server renders times in the customer's zone, so they are hidden elsewhere until the page is hydrated. Zones are
// compared by their offsets, because a look-up by name delays a phone's paint by 20 ms.
if (data.ahead && +data.ahead !== -new Date().getTimezoneOffset()) data.away = '';

// Restores the rows' scroll positions on reload and Back, as the browser does for the page. The content library stored
// them.
addEventListener('DOMContentLoaded', function () {
  try {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'navigate') return;
    const rowPositions: Partial<Record<string, number>> = JSON.parse(
      sessionStorage.getItem(storedKey(data.site, 'rows')) || '{}',
    );
    const entry: string = history.state?.key || 'default';
    document.querySelectorAll<HTMLElement>(`[data-${rowNameFlag}]`).forEach(function (rowElement) {
      const scrollPx = rowPositions[toRowPositionId(entry, rowElement.dataset[rowNameFlag])];
      if (scrollPx) rowElement.scrollLeft = scrollPx;
    });
  } catch {
    // Storage is empty or malformed: rows start at their beginning.
  }
});

// A `when-needed` page loads its scripts after the first paint, because they would delay its picture.
const pendingScripts = data.scripts?.split(' ') || [];
function loadScripts() {
  pendingScripts.splice(0).forEach(function (address, index) {
    import(/* @vite-ignore */ address).then(function () {
      if (!index) checkEntryRan();
    }, reloadPastCaches);
  });
}

// An empty or foreign entry script loads without an error, but sets no flag.
function checkEntryRan() {
  if (data.begun === undefined) reloadPastCaches();
}
addEventListener('beforeunload', function () {
  data.leaving = `${Date.now()}`;
});

// A reload would cancel a running navigation.
function runAfterNavigation(action: () => void) {
  const remainingMs = computeNavigationWaitMs(data.leaving);
  if (remainingMs > 0) setTimeout(runAfterNavigation, remainingMs, action);
  else action();
}
function storeReloadTime() {
  sessionStorage.setItem(guardKey, `${Date.now()}`);
}
// The entry chunk failed, or a proxy sent another script, so no other chunk runs. A page that is about to reload shows
// no message, because a press on it may be lost.
let isReloading: boolean | undefined;
function reloadPastCaches() {
  if (isReloading) return;
  isReloading = true;
  runAfterNavigation(function () {
    try {
      // The guard compares the document's start with the last reload, because code may fail much later.
      // `performance.now()` ignores changes of the clock.
      if (Math.abs(Date.now() - performance.now() - +(sessionStorage.getItem(guardKey) || 0)) < guardLifetimeMs)
        return cancelReload();
      storeReloadTime();
      fetchPastCaches().then(function () {
        runAfterNavigation(function () {
          storeReloadTime();
          location.reload();
        });
      }, cancelReload);
    } catch {
      // Without storage there is no guard, so a page that always fails would reload in a loop.
      cancelReload();
    }
  });
}
// Keeps the server's HTML, whose links work, and tells the viewer that some functions are missing.
function cancelReload() {
  isReloading = false;
  showLimitedText();
}
function showLimitedText() {
  const limitedNotice = document.querySelector<HTMLElement>(`[data-${limitedFlag}]`);
  if (limitedNotice) limitedNotice.textContent = limitedNotice.dataset[limitedFlag] || '';
}
addEventListener(limitedEvent, showLimitedText);
['error', 'load'].forEach(function (type) {
  // The window does not receive an element's load event.
  document.addEventListener(
    type,
    function ({ target }) {
      if (target instanceof HTMLScriptElement && target.type === 'module' && !target.src.indexOf(location.origin))
        checkEntryRan();
    },
    true,
  );
});

// Records the viewer's first input, because no other code runs yet. Screen readers may send a click without a pointer.
['pointerdown', 'pointermove', 'touchstart', 'click', 'keydown', 'scroll', 'focusin'].forEach(function (eventType) {
  addEventListener(
    eventType,
    function () {
      data.sign = '';
      dispatchEvent(new Event(firstInputEvent));
      loadScripts();
    },
    { capture: true, passive: true, once: true },
  );
});

// Before the page is hydrated, Back changes only the address, so the document must reload to show the earlier page. A
// link to a heading has no state.
addEventListener('popstate', function ({ state }) {
  if (data.alive || !state) return;
  data.left = '';
  location.reload();
});

// Handles the search's key before the search's code has loaded. A visible search field accepts letters at once.
addEventListener(
  'keydown',
  function (event) {
    const { target } = event;
    if (event.key !== '/') return;
    data.slash = '';
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (
      target instanceof Element &&
      target.closest('input,textarea,select,[contenteditable],[role=dialog],[role=menu]')
    )
      return;
    const searchField = document.querySelector<HTMLInputElement>('[role=search] input');
    searchField?.focus();
    if (!searchField || document.activeElement !== searchField) return;
    searchField.select();
    event.preventDefault();
  },
  true,
);

// Marks a form that the viewer submits before its code has loaded; that code then submits it again.
addEventListener('submit', function ({ target }) {
  if (target instanceof HTMLElement) target.dataset[sentFlag] = '';
});

// A button that is pressed before its code has loaded is shown as pending and replayed (replay-press.ts). Only
// the last press counts.
let pressedButton: HTMLElement | null | undefined;
function clearPressed() {
  if (pressedButton) delete pressedButton.dataset[pressedFlag];
}
addEventListener(
  'click',
  function ({ target }) {
    clearPressed();
    pressedButton = target instanceof Element ? target.closest<HTMLElement>('[type=button]') : null;
    if (pressedButton) {
      pressedButton.dataset[pressedFlag] = '';
      // While a part's code is missing, React stops a press before it reaches the button. So on a hydrated page, the
      // listener gets only presses that have been handled.
      pressedButton.addEventListener(
        'click',
        function () {
          if (data.alive) clearPressed();
        },
        { once: true },
      );
    }
  },
  true,
);

// React must not receive presses on a page that is not hydrated. During a pending update (such as the viewer's zone)
// React would ignore them without stopping them, and they would count as handled.
['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup', 'click'].forEach(
  function (eventType) {
    addEventListener(
      eventType,
      function (event) {
        if (data.alive === 'shell' && event.target instanceof Element && event.target.closest('main'))
          event.stopPropagation();
      },
      true,
    );
  },
);

if (data.scripts) {
  // The browser never paints a page in the background, so the scripts load after a second.
  addEventListener('load', function () {
    setTimeout(loadScripts, 1000);
  });
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) setTimeout(loadScripts);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // The browser does not report paints.
  }
}

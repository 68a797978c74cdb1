// Runs before the first paint, from the document's head, allowed by its hash: no flash of another theme, nor of the page of one who
// is not signed in. It travels with every page, and so is written in the words that compress best.
import {
  keptRowId,
  limitedEvent,
  limitedMark,
  ownRoom,
  pressedMark,
  rowMark,
  type RootMarks,
  sentMark,
  signEvent,
  storedKey,
  themeColor,
} from '@touchline/feature-kit/marks';
import { askPastCaches, guardKey, guardLifetimeMs, leavingForMs } from './browser/ask-past-caches.ts';

const data: RootMarks = document.documentElement.dataset;

let wished = data.forced;
try {
  wished ||= localStorage.getItem(storedKey(data.site, 'color-mode')) || '';
  if (localStorage.getItem(storedKey(data.site, 'spoiler-free'))) data.spoilerFree = '';
  if (localStorage.getItem(storedKey(data.site, 'session'))) {
    data.signedIn = '';
    document.documentElement.style.setProperty(ownRoom, localStorage.getItem(storedKey(data.site, 'own')));
  }
} catch {
  // Storage is blocked: the visit goes without.
}
wished = wished && /^(dark|light|system)$/.test(wished) ? wished : data.wished;
if (wished === 'system') wished = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
if (wished && data.themes?.split(' ').includes(wished)) data.theme = wished;
const chrome = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
if (chrome) chrome.content = themeColor(data.theme);

// Times are written in the customer's zone. Elsewhere they would be wrong until the page is alive. Zones are compared by their clocks:
// to look one up by its name keeps a phone from painting for 20 ms.
if (data.ahead && +data.ahead !== -new Date().getTimezoneOffset()) data.away = '';

// Rows stand where they were left when a page is loaded again, as the page itself does; content's kept rows wrote it down.
addEventListener('DOMContentLoaded', function () {
  try {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'navigate') return;
    const places: Partial<Record<string, number>> = JSON.parse(
      sessionStorage.getItem(storedKey(data.site, 'rows')) || '{}',
    );
    const entry: string = history.state?.key || 'default';
    document.querySelectorAll<HTMLElement>(`[data-${rowMark}]`).forEach(function (row) {
      const place = places[keptRowId(entry, row.dataset[rowMark])];
      if (place) row.scrollLeft = place;
    });
  } catch {
    // Nothing stored, or not by us: rows begin at their start.
  }
});

// A page that is read comes alive after its first paint: before, its scripts would only slow down its picture.
const waiting = data.scripts?.split(' ') || [];
function start() {
  waiting.splice(0).forEach(function (address, at) {
    import(/* @vite-ignore */ address).then(function () {
      if (!at) look();
    }, heal);
  });
}

// An empty or foreign entry loads without an error, but sets no mark.
function look() {
  if (data.begun === undefined) heal();
}
addEventListener('beforeunload', function () {
  data.leaving = `${Date.now()}`;
});

// The first code failed or is foreign: other code could not help.
function heal() {
  const wait = leavingForMs(data.leaving);
  if (wait > 0) {
    setTimeout(heal, wait);
    return;
  }
  try {
    if (Date.now() - +(sessionStorage.getItem(guardKey) || 0) < guardLifetimeMs) return sayLimited();
    sessionStorage.setItem(guardKey, `${Date.now()}`);
    askPastCaches().then(function () {
      location.reload();
    }, sayLimited);
  } catch {
    // Storage is blocked, so that a page that fails each time would reload for ever.
    sayLimited();
  }
}
// The server's HTML stays, and its links work.
function sayLimited() {
  const line = document.querySelector<HTMLElement>(`[data-${limitedMark}]`);
  if (line) line.textContent = line.dataset[limitedMark] || '';
}
addEventListener(limitedEvent, sayLimited);
['error', 'load'].forEach(function (type) {
  // An element's load event does not reach the window.
  document.addEventListener(
    type,
    function ({ target }) {
      if (target instanceof HTMLScriptElement && target.type === 'module' && !target.src.indexOf(location.origin))
        look();
    },
    true,
  );
});

// The viewer is there: about to read on, or to press something. Noted here, before there is anybody else to see it.
['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'].forEach(function (sign) {
  addEventListener(
    sign,
    function () {
      data.sign = '';
      dispatchEvent(new Event(signEvent));
      start();
    },
    { capture: true, passive: true, once: true },
  );
});

// Who goes back before the page is alive changes its address only: the page that belongs there is fetched, and this one comes alive no more.
// Going to a place within it leaves no state.
addEventListener('popstate', function ({ state }) {
  if (data.alive || !state) return;
  data.left = '';
  location.reload();
});

// The search's key, pressed before its code is there to hear it. Where there is room for its field, letters may follow at once.
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
    const field = document.querySelector<HTMLInputElement>('[role=search] input');
    field?.focus();
    if (!field || document.activeElement !== field) return;
    field.select();
    event.preventDefault();
  },
  true,
);

// A form that is sent before its code is there is sent again by it: nobody has to press twice.
addEventListener('submit', function ({ target }) {
  if (target instanceof HTMLElement) target.dataset[sentMark] = '';
});

// So is a button: it is shown to be pressed, and pressed by the code (browser/replay-press.ts). The last one counts.
let pressed: HTMLElement | null | undefined;
function forget() {
  if (pressed) delete pressed.dataset[pressedMark];
}
addEventListener(
  'click',
  function ({ target }) {
    forget();
    pressed = target instanceof Element ? target.closest<HTMLElement>('[type=button]') : null;
    if (pressed) {
      pressed.dataset[pressedMark] = '';
      // React stops a press on what it has no code for yet, on its way in; what comes as far as here is heard.
      pressed.addEventListener(
        'click',
        function () {
          if (data.alive) forget();
        },
        { once: true },
      );
    }
  },
  true,
);

// Until the page's own part is alive a press there is none of React's business: with news for that part pending (the viewer's zone is some)
// it lets the press through to where no code hears it, and it would count as heard.
['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup', 'click'].forEach(
  function (press) {
    addEventListener(
      press,
      function (event) {
        if (data.alive === 'shell' && event.target instanceof Element && event.target.closest('main'))
          event.stopPropagation();
      },
      true,
    );
  },
);

if (data.scripts) {
  // A page in the background paints nothing.
  addEventListener('load', function () {
    setTimeout(start, 1000);
  });
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // The browser reports no paints.
  }
}

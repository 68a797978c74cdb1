// Runs before the first paint, from the document's head, allowed by its hash: no flash of another theme, nor of the page of one who is not signed in.
(function () {
  var root = document.documentElement;
  var data = root.dataset;
  var wished = data.forced || '';
  try {
    wished = wished || localStorage.getItem('touchline.' + data.site + '.color-mode') || '';
    if (localStorage.getItem('touchline.' + data.site + '.spoiler-free')) data.spoilerFree = '';
    if (localStorage.getItem('touchline.' + data.site + '.session')) data.signedIn = '';
  } catch (_) {}
  wished = /^(dark|light|system)$/.test(wished) ? wished : data.wished;
  if (wished === 'system') wished = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (wished && data.themes.split(' ').indexOf(wished) >= 0) data.theme = wished;
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = data.theme === 'light' ? '#f4f7fc' : '#0f1624';

  // Rows stand where they were left when a page is loaded again, as the page itself does; content's kept rows wrote it down.
  addEventListener('DOMContentLoaded', function () {
    try {
      if (performance.getEntriesByType('navigation')[0].type === 'navigate') return;
      var places = JSON.parse(sessionStorage.getItem('touchline.' + data.site + '.rows'));
      document.querySelectorAll('[data-row]').forEach(function (row) {
        var place = places[((history.state || {}).key || 'default') + ' ' + row.dataset.row];
        if (place) row.scrollLeft = place;
      });
    } catch (_) {}
  });

  // A page that is read comes alive after its first paint: before, its scripts would only slow down its picture.
  var scripts = (data.scripts || '').split(' ');
  function start() {
    scripts.splice(0).forEach(function (address) {
      if (address) import(address).catch(function () {});
    });
  }
  // The viewer is there: about to read on, or to press something. Noted here, before there is anybody else to see it.
  ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'].forEach(function (sign) {
    addEventListener(
      sign,
      function () {
        data.sign = '';
        dispatchEvent(new Event('touchline:sign'));
        start();
      },
      { capture: true, passive: true, once: true },
    );
  });
  // A form that is sent before its code is there is sent again by it: nobody has to press twice.
  addEventListener('submit', function (event) {
    event.target.dataset.sent = '';
  });
  // So is a button: it is shown to be pressed, and pressed by the code (browser/press-again.ts). The last one counts.
  var pressed;
  function forget() {
    if (pressed) delete pressed.dataset.pressed;
  }
  addEventListener(
    'click',
    function (event) {
      forget();
      pressed = event.target.closest && event.target.closest('[type=button]');
      if (pressed && data.alive !== 'page') pressed.dataset.pressed = '';
    },
    true,
  );
  // React stops a press on what it has no code for; what comes as far as here has been heard.
  addEventListener('click', function () {
    if (data.alive) forget();
  });
  if (!data.scripts) return;
  // A page in the background paints nothing.
  addEventListener('load', function () {
    setTimeout(start, 1000);
  });
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch (_) {}
})();

/* A stand-in for Google's tag. It reads `dataLayer` and supports the documented calls
   (developers.google.com/tag-platform/gtagjs/reference): consent default and update, js, config, set, event, the
   flag ga-disable-<id>, cookie_expires, send_page_view. It sends the same data as the real tag. For missing fields
   it also uses the address, the title and the referrer. */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const consent = { analytics_storage: 'granted' };
  const shared = {};
  const ids = new Map();

  const cookie = (id) => {
    if (consent.analytics_storage !== 'granted') return;
    const { cookie_expires: age = 63072000, cookie_flags: flags = '' } = ids.get(id);
    for (const name of ['_ga', `_ga_${id.slice(2)}`])
      document.cookie = `${name}=${/(?:^|; )_ga=([^;]+)/.exec(document.cookie)?.[1] ?? `GA1.1.${Math.random()}`}; path=/; max-age=${age}${flags && `; ${flags}`}`;
  };
  const send = (id, name, params) => {
    if (window[`ga-disable-${id}`] === true) return;
    cookie(id);
    const all = {
      page_location: location.href,
      page_title: document.title,
      page_referrer: document.referrer,
      ...ids.get(id),
      ...shared,
      ...params,
    };
    const body = JSON.stringify({ id, name, consent: { ...consent }, params: all, cookies: document.cookie });
    fetch(`${origin}/g/collect?v=2&tid=${id}&en=${name}`, { method: 'POST', body, keepalive: true, mode: 'no-cors' });
  };
  const commands = {
    consent: (_kind, values) => {
      const { wait_for_update: _wait, region: _region, ...others } = values;
      Object.assign(consent, others);
    },
    js: () => {},
    config: (id, params = {}) => {
      ids.set(id, params);
      if (params.send_page_view !== false) send(id, 'page_view', {});
    },
    set: (...args) => Object.assign(shared, typeof args[0] === 'string' ? { [args[0]]: args[1] } : args[0]),
    event: (name, params = {}) => {
      for (const id of ids.keys()) send(id, name, params);
    },
  };
  const take = (entry) => {
    // The real tag ignores a command that is not an Arguments object.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, ...args] = entry;
    const act = commands[command];
    if (act) act(...args);
    else fetch(`${origin}/unknown`, { method: 'POST', body: String(command), keepalive: true, mode: 'no-cors' });
  };
  const layer = (window.dataLayer ??= []);
  window.google_tag_manager = {};
  layer.forEach(take);
  layer.push = (...entries) => {
    entries.forEach(take);
    return Array.prototype.push.apply(layer, entries);
  };
})();

/**
 * Replacement for OneSignal's script: only the calls of its documentation ("Web SDK reference", version 16), with the
 * documented results. The browser's storage logs the calls, so that the log remains after the page.
 */
export const pageScript = `(() => {
  const read = (name, empty) => JSON.parse(localStorage.getItem('stand-in.' + name) ?? JSON.stringify(empty));
  const write = (name, value) => localStorage.setItem('stand-in.' + name, JSON.stringify(value));
  const state = () => read('state', { externalId: null, optedIn: false, tags: {} });
  const change = (changes) => write('state', { ...state(), ...changes });
  const log = (call, ...given) => write('log', [...read('log', []), [call, ...given]]);
  const heard = { subscription: [], permission: [], user: [] };
  const tell = (kind, ...news) => heard[kind].forEach((listener) => listener(...news));
  const strings = (values) => values.every((value) => typeof value === 'string');
  const must = (right, what) => {
    if (!right) throw new TypeError('OneSignal: ' + what);
  };
  let options;

  const documented = (target) =>
    new Proxy(target, {
      get(_, name) {
        must(name === 'then' || name in target, String(name) + ' is in no documentation');
        return target[name];
      },
    });

  const register = () =>
    navigator.serviceWorker.register('/' + options.serviceWorkerPath.replace(/^\\//, ''), options.serviceWorkerParam);

  const Notifications = {
    get permission() { return Notification.permission === 'granted'; },
    get permissionNative() { return Notification.permission; },
    isPushSupported: () => true,
    async requestPermission() {
      log('Notifications.requestPermission');
      const permission = await Notification.requestPermission();
      tell('permission', permission === 'granted');
      return permission === 'granted';
    },
    addEventListener(event, listener) {
      must(event === 'permissionChange', 'no such event: ' + event);
      heard.permission.push(listener);
    },
  };
  const PushSubscription = {
    get optedIn() { return state().optedIn && Notification.permission === 'granted'; },
    async optIn() {
      log('User.PushSubscription.optIn');
      change({ optedIn: true });
      if (Notification.permission === 'default') await Notifications.requestPermission();
      if (Notification.permission === 'granted') await register();
      tell('subscription', {});
    },
    async optOut() {
      log('User.PushSubscription.optOut');
      change({ optedIn: false });
      tell('subscription', {});
    },
    addEventListener(event, listener) {
      must(event === 'change', 'no such event: ' + event);
      heard.subscription.push(listener);
    },
  };
  const User = {
    get externalId() { return state().externalId ?? undefined; },
    PushSubscription: documented(PushSubscription),
    getTags: () => state().tags,
    addTags(tags) {
      must(strings(Object.values(tags)), 'tags are texts');
      log('User.addTags', tags);
      change({ tags: { ...state().tags, ...tags } });
    },
    removeTags(names) {
      must(Array.isArray(names) && strings(names), 'tags have names');
      log('User.removeTags', names);
      change({ tags: Object.fromEntries(Object.entries(state().tags).filter(([name]) => !names.includes(name))) });
    },
    addEventListener(event, listener) {
      must(event === 'change', 'no such event: ' + event);
      heard.user.push(listener);
    },
  };
  const OneSignal = documented({
    User: documented(User),
    Notifications: documented(Notifications),
    async init(given) {
      must(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given.appId), 'no app id');
      must(!options, 'set up already');
      options = given;
      log('init', given);
      if (state().optedIn && Notification.permission === 'granted') await register();
    },
    async login(id) {
      must(typeof id === 'string' && id !== '', 'an external id is a text');
      log('login', id);
      // The real script calls its server here.
      await new Promise((resolve) => setTimeout(resolve, 100));
      // Tags belong to a user.
      change({ externalId: id, tags: {} });
      tell('user', { current: { externalId: id } });
    },
    async logout() {
      log('logout');
      change({ externalId: null, tags: {} });
      tell('user', { current: {} });
    },
  });

  window.OneSignal = OneSignal;
  const waiting = window.OneSignalDeferred ?? [];
  window.OneSignalDeferred = waiting;
  const all = (async () => {
    for (const call of waiting) await call(OneSignal);
  })();
  Object.defineProperty(waiting, 'push', { value: async (call) => { await all; return call(OneSignal); } });
})();
`;

/** The service worker's script: it shows a message's notification, as the provider's does. */
export const workerScript = `
self.addEventListener('push', (event) => {
  const { title, body, data } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, data }));
});
self.addEventListener('install', () => self.skipWaiting());
`;

/**
 * Stand-ins for the providers' scripts, with the documented calls that the portal uses. Wrong configuration throws. A
 * popup must open during a press; otherwise it is reported as blocked. A closed popup is reported.
 */

/**
 * Shared by the three scripts: opens a popup, and reports its response from the provider's own origin, or that it was
 * closed.
 */
const popupScript = `
const inPopup = (address, { answered, closed, blocked }) => {
  const popup = window.open(address, '_blank', 'popup,width=520,height=640');
  if (!popup) return blocked();
  const origin = new URL(address).origin;
  const end = (then, value) => {
    clearInterval(timer);
    removeEventListener('message', hear);
    then(value);
  };
  const hear = ({ source, origin: from, data }) => {
    if (source === popup && from === origin) end(answered, data);
  };
  const timer = setInterval(() => popup.closed && setTimeout(end, 50, closed), 100);
  addEventListener('message', hear);
};
const need = (condition, what) => { if (!condition) throw new Error(what); };
`;

/** https://developers.google.com/identity/oauth2/web/reference/js-reference, initTokenClient */
export const googleScript = `(() => {${popupScript}
window.google = { accounts: { oauth2: {
  initTokenClient({ client_id, scope, callback, error_callback = () => {} }) {
    need(client_id && scope && typeof callback === 'function', 'Missing required parameter');
    return {
      requestAccessToken() {
        const words = new URLSearchParams({ client_id, scope, response_type: 'token' });
        inPopup('https://accounts.google.com/o/oauth2/auth?' + words, {
          answered: callback,
          closed: () => error_callback({ type: 'popup_closed', message: 'Popup window closed' }),
          blocked: () => error_callback({ type: 'popup_failed_to_open', message: 'Failed to open popup window' }),
        });
      },
    };
  },
} } };
})();`;

/** https://developer.apple.com/documentation/signinwithapplejs, AppleID.auth */
export const appleScript = `(() => {${popupScript}
let config;
window.AppleID = { auth: {
  init({ clientId, scope, redirectURI, state, nonce, usePopup }) {
    need(clientId && redirectURI, 'The "clientId" and "redirectURI" should be strings');
    need(usePopup && new URL(redirectURI).origin === location.origin, 'In a popup the redirect address is of the same origin');
    config = { client_id: clientId, scope, redirect_uri: redirectURI, state, nonce };
  },
  signIn() {
    need(config, 'The "init" function must be called first');
    const words = new URLSearchParams({ ...config, response_type: 'code id_token', response_mode: 'web_message' });
    return new Promise((resolve, reject) => inPopup('https://appleid.apple.com/auth/authorize?' + words, {
      answered: (data) => (data.error ? reject(data) : resolve(data)),
      closed: () => reject({ error: 'popup_closed_by_user' }),
      blocked: () => reject({ error: 'popup_blocked_by_browser' }),
    }));
  },
} };
})();`;

/** https://developers.facebook.com/docs/reference/javascript, FB.init and FB.login */
export const facebookScript = `(() => {${popupScript}
let config;
window.FB = {
  init({ appId, version }) {
    need(appId && /^v\\d+\\.\\d$/.test(version), 'init not called with valid version');
    config = { app_id: appId, version };
  },
  login(callback, { scope }) {
    need(config, 'FB.login() called before FB.init().');
    const words = new URLSearchParams({ app_id: config.app_id, scope, response_type: 'token' });
    const none = { status: 'unknown', authResponse: null };
    inPopup('https://www.facebook.com/' + config.version + '/dialog/oauth?' + words, {
      answered: callback,
      closed: () => callback(none),
      blocked: () => callback(none),
    });
  },
};
})();`;

import { vi } from 'vitest';
import type { SignInDeps } from '../sign-in-adapter.ts';

/** The popup as its opener sees it. */
export interface FakePopup {
  closed: boolean;
  location: { href: string };
  close: () => void;
}

/** The page's real window, whose popups and navigations are replaced. */
export function createSignInScene(respond: (body: URLSearchParams) => Response = () => Response.json({})) {
  const popup: FakePopup = {
    closed: false,
    location: { href: 'about:blank' },
    close: () => void (popup.closed = true),
  };
  const openSpy = vi.fn<(...openArguments: Parameters<Window['open']>) => FakePopup | null>(() => popup);
  const assign = vi.fn<(address: string) => void>();
  const calls: { url: string; init: RequestInit | undefined; body: URLSearchParams }[] = [];
  const location = { origin: window.location.origin, assign };
  const page = new Proxy(window, {
    get(target, name) {
      if (name === 'open') return openSpy;
      if (name === 'location') return location;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && /^(add|remove|dispatch)/.test(String(name)) ? value.bind(target) : value;
    },
  });
  const deps: SignInDeps = {
    window: page,
    async fetch(input, init) {
      const body = new URLSearchParams(String(init?.body));
      calls.push({ url: String(input), init, body });
      return respond(body);
    },
  };
  return {
    deps,
    popup,
    open: openSpy,
    assign,
    calls,
    /** Waits until the popup is at the provider. @returns its address */
    openedUrl: async () => {
      await vi.waitFor(() => {
        if (!popup.location.href.startsWith('http')) throw new Error('The popup is still empty');
      });
      return new URL(popup.location.href);
    },
    /** Posts a message to the page. */
    postMessage(data: unknown, { origin = window.location.origin, source = popup as unknown } = {}) {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    },
  };
}

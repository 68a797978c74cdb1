import type { DOMPurify, WindowLike } from 'dompurify';

interface ServersDom {
  JSDOM: new (html: string) => { window: WindowLike & { close: () => void } };
}

/** Named by a variable, so that no bundler takes it along for browsers, which have a DOM. */
const serversDom: string = 'jsdom';

/**
 * Hands DOMPurify to `read`. It needs a DOM; a server has jsdom's, the one that DOMPurify's makers vouch for. It is loaded by the first
 * text of a server, and each text gets a window of its own: one that stays would keep what every text leaves in it.
 */
export async function withPurifier<Answer>(read: (purify: DOMPurify) => Answer): Promise<Answer> {
  const { default: purify } = await import('dompurify');
  if (typeof window !== 'undefined') return read(purify);
  // It has no types of its own.
  const { JSDOM } = (await import(/* @vite-ignore */ serversDom)) as ServersDom;
  const { window: own } = new JSDOM('');
  try {
    return read(purify(own));
  } finally {
    own.close();
  }
}

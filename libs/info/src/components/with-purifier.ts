import type { DOMPurify, WindowLike } from 'dompurify';

interface JsdomModule {
  JSDOM: new (html: string) => { window: WindowLike & { close: () => void } };
}

/** A variable contains the package's name, so that bundlers leave the package out for browsers, which have a DOM. */
const jsdomModuleName: string = 'jsdom';

/**
 * Runs `read` with DOMPurify, which needs a DOM: a server uses jsdom, which DOMPurify's authors support. It loads with
 * a server's first text, and each text gets its own window, because a shared window would keep data of every text.
 */
export async function withPurifier<Answer>(read: (purify: DOMPurify) => Answer): Promise<Answer> {
  const { default: purify } = await import('dompurify');
  if (typeof window !== 'undefined') return read(purify);
  // jsdom comes without types.
  const { JSDOM } = (await import(/* @vite-ignore */ jsdomModuleName)) as JsdomModule;
  const { window: purifierWindow } = new JSDOM('');
  try {
    return read(purify(purifierWindow));
  } finally {
    purifierWindow.close();
  }
}

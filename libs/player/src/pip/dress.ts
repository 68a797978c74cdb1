const loaded = (link: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // What does not come leaves its part of the look out.
    link.addEventListener('error', () => resolve());
  });

/** A sheet that is switched off never arrives: a server that has written its rules into the page names it so. */
const inForce = 'link[rel="stylesheet"]:not([disabled]), style';

/** Copies what is added to the page's sheets from now on, until the window goes: what is drawn in it may come with styles of its own. */
function followSheets(target: Document): void {
  const added = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches(inForce)) target.head.append(target.importNode(node, true));
  });
  added.observe(document.head, { childList: true });
  target.defaultView?.addEventListener('pagehide', () => added.disconnect());
}

/**
 * Gives an empty window the page's language, direction, brand and styles, in the dark theme that the player has in both. The page's own elements are copied: what
 * its content security policy allows there, it allows in the window, which has the same.
 */
export async function dress(target: Document, title: string): Promise<void> {
  target.title = title;
  for (const { name, value } of document.documentElement.attributes) target.documentElement.setAttribute(name, value);
  target.documentElement.dataset['theme'] = 'dark';
  const copies = [...document.querySelectorAll<HTMLElement>(inForce)].map((sheet) => target.importNode(sheet, true));
  const arrivals = copies.filter(({ nodeName }) => nodeName === 'LINK').map(loaded);
  followSheets(target);
  target.head.append(...copies);
  await Promise.all(arrivals);
}

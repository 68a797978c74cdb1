const waitForLoad = (link: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // The window does not wait for a style sheet that fails to load.
    link.addEventListener('error', () => resolve());
  });

/** A disabled sheet never loads, because the server has written its rules into the page. */
const activeSheetSelector = 'link[rel="stylesheet"]:not([disabled]), style';

/**
 * Copies each style sheet that the page adds until the window closes, because parts that load later bring their own
 * styles.
 */
function copyLaterSheets(target: Document): void {
  const addedSheetObserver = new MutationObserver((mutationRecords) => {
    for (const node of mutationRecords.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches(activeSheetSelector))
        target.head.append(target.importNode(node, true));
  });
  addedSheetObserver.observe(document.head, { childList: true });
  target.defaultView?.addEventListener('pagehide', () => addedSheetObserver.disconnect());
}

/**
 * Gives an empty window the page's language, direction, brand and styles, in the player's dark theme. The window has
 * the same content security policy, so it copies the page's own elements.
 */
export async function styleWindow(target: Document, title: string): Promise<void> {
  target.title = title;
  for (const { name, value } of document.documentElement.attributes) target.documentElement.setAttribute(name, value);
  target.documentElement.dataset['theme'] = 'dark';
  const sheetCopies = [...document.querySelectorAll<HTMLElement>(activeSheetSelector)].map((sheet) =>
    target.importNode(sheet, true),
  );
  const pendingLoads = sheetCopies.filter(({ nodeName }) => nodeName === 'LINK').map(waitForLoad);
  copyLaterSheets(target);
  target.head.append(...sheetCopies);
  await Promise.all(pendingLoads);
}

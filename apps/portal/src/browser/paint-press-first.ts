import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';

/** A page in the background paints nothing: then it is not waited for; milliseconds. */
const atLatest = 100;

/** Resolves once what stands in the document now has been painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atLatest);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** How long what was pressed shows it, in milliseconds. */
const felt = 150;

/** What is pressed gives way for a moment. The browser's own sign is a finger's only, and gone at once. */
function showPress({ target }: Event): void {
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  control?.animate({ opacity: [0.6, 1] }, felt);
}

/**
 * A press shows at once that it was felt, and the navigation it leads to begins after that: the router draws every link anew when it sets out,
 * and the next page when that is here already, and both in the task of the press kept a slow phone from painting for a quarter of a second.
 * Going back waits for nobody.
 */
export function paintPressFirst(router: Pick<DataRouter, 'navigate'>): void {
  addEventListener('click', showPress, { capture: true, passive: true });
  const { navigate } = router;
  function afterPaint(to: number): Promise<void>;
  function afterPaint(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  async function afterPaint(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return navigate(to);
    await painted();
    return navigate(to, options);
  }
  router.navigate = afterPaint;
}

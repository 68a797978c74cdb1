import { useEffect, useState } from 'react';

/** The wait after the page's load event, so that the first view loads before all other data. */
const afterLoadDelayMs = 2000;

let isFirstViewOver = false;
let firstViewEnd: Promise<void> | undefined;

const waitForLoad = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

async function endFirstView(): Promise<void> {
  await waitForLoad();
  await new Promise((resolve) => setTimeout(resolve, afterLoadDelayMs));
  isFirstViewOver = true;
}

/** Whether the page's first view is over and background work may begin. True at once on later pages of a visit. */
export function useFirstViewDone(): boolean {
  const [isDone, setIsDone] = useState(isFirstViewOver);
  useEffect(() => {
    if (isDone) return undefined;
    let isWaiting = true;
    firstViewEnd ??= endFirstView();
    void firstViewEnd.then(() => isWaiting && setIsDone(true));
    return () => {
      isWaiting = false;
    };
  }, [isDone]);
  return isDone;
}

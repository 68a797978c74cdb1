import { useEffect, useState } from 'react';

/** The wait after the page's load event, in milliseconds, so that the first view loads before everything else. */
const patience = 2000;

let over = false;
let ending: Promise<void> | undefined;

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

async function end(): Promise<void> {
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, patience));
  over = true;
}

/** Whether the page's first view is over and background work may begin. True at once on later pages of a visit. */
export function useFirstViewOver(): boolean {
  const [is, set] = useState(over);
  useEffect(() => {
    if (is) return undefined;
    let wanted = true;
    ending ??= end();
    void ending.then(() => wanted && set(true));
    return () => {
      wanted = false;
    };
  }, [is]);
  return is;
}

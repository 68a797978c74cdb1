import { useEffect, useState } from 'react';

/** After the page's load event, in milliseconds: what is seen first comes first. */
const patience = 2000;

let settled = false;
let settling: Promise<void> | undefined;

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

async function settle(): Promise<void> {
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, patience));
  settled = true;
}

/** Whether the page's first view is over, so that what nobody waits for may begin. True at once on later pages of a visit. */
export function useSettled(): boolean {
  const [is, set] = useState(settled);
  useEffect(() => {
    if (is) return undefined;
    let wanted = true;
    settling ??= settle();
    void settling.then(() => wanted && set(true));
    return () => {
      wanted = false;
    };
  }, [is]);
  return is;
}

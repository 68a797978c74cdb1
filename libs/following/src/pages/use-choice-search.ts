import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** As long as the backend takes them. */
export const longestSearch = 100;

/** Browsers let an address change a hundred times in half a minute; milliseconds. */
const pause = 400;

/**
 * What is looked for on a page of choices. It stands in the address, so that a reload and the way back find it there; the router is not told,
 * for the page stays what it is.
 * @returns what is typed, and what changes it
 */
export function useChoiceSearch(): [typed: string, type: (typed: string) => void] {
  const { search } = useLocation();
  const [typed, setTyped] = useState(() => (new URLSearchParams(search).get('q') ?? '').slice(0, longestSearch));
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      const wanted = typed.trim();
      if (wanted === (url.searchParams.get('q') ?? '')) return;
      if (wanted === '') url.searchParams.delete('q');
      else url.searchParams.set('q', wanted);
      history.replaceState(history.state, '', url);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}

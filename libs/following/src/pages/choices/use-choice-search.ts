import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The longest text that the backend searches for. */
export const maxSearchCharacters = 100;

/** Browsers allow about a hundred address changes in half a minute. */
const addressDelayMs = 400;

/**
 * The search text of a page of choices. It is also in the address, for reloads and the back button. The address
 * changes without the router, because the page stays the same.
 * @returns the text and its setter
 */
export function useChoiceSearch(): [typed: string, type: (typedText: string) => void] {
  const { search } = useLocation();
  const [typedText, setTypedText] = useState(() =>
    (new URLSearchParams(search).get('q') ?? '').slice(0, maxSearchCharacters),
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      const searchText = typedText.trim();
      if (searchText === (url.searchParams.get('q') ?? '')) return;
      if (searchText === '') url.searchParams.delete('q');
      else url.searchParams.set('q', searchText);
      history.replaceState(history.state, '', url);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [typedText]);
  return [typedText, setTypedText];
}

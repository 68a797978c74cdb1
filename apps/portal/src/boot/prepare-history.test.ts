// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dropMalformedPositions, setFirstEntryKey } from './prepare-history.ts';

/**
 * Opens a document at the current history entry.
 * @returns the router's key of that entry
 */
function openDocument(): string {
  setFirstEntryKey();
  const router = createBrowserRouter([{ path: '*' }]);
  router.dispose();
  return router.state.location.key;
}

test('each document of a tab gives its history entry a different key, which a reload does not change', () => {
  const firstDocument = openDocument();
  expect(openDocument(), 'after a reload').toBe(firstDocument);
  history.pushState(null, '', '/two/');
  const secondDocument = openDocument();
  expect(['default', firstDocument]).not.toContain(secondDocument);
  expect(firstDocument).not.toBe('default');
});

test('setFirstEntryKey does not change the state that a page has stored in its history entry', () => {
  history.replaceState({ usr: { declined: 'card_declined' } }, '');
  setFirstEntryKey();
  expect(history.state).toMatchObject({ usr: { declined: 'card_declined' }, key: expect.any(String) });
});

const positionsKey = 'react-router-scroll-positions';

test.each(['"x"', '1', 'true'])('stored scroll positions of the form %s are removed', (storedPositions) => {
  sessionStorage.setItem(positionsKey, storedPositions);
  dropMalformedPositions();
  expect(sessionStorage.getItem(positionsKey)).toBeNull();
});

test.each(['{"default":120}', '{', 'null'])(
  'stored scroll positions of the form %s stay, because the router accepts or ignores them',
  (storedPositions) => {
    sessionStorage.setItem(positionsKey, storedPositions);
    dropMalformedPositions();
    expect(sessionStorage.getItem(positionsKey)).toBe(storedPositions);
  },
);

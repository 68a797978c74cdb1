/** A test that a page of the docs names. */
export interface NamedTest {
  file: string;
  title: string;
}

/** The tests that a text names: `file`: “a test”, “another one”; `next file`: … */
export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(/`([^`]+\.tsx?)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^“”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );

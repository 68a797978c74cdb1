import { expect, test } from 'vitest';
import { closingWords } from './closing-words.ts';

const many = Array.from({ length: 12 }, (_, at) => ({ title: `test ${at}`, seconds: at, tries: 1 }));

test('the ten slowest tests of all parts are named, the slowest first', () => {
  const words = closingWords([
    { name: 'unit', seconds: 60, tests: many },
    { name: 'journeys', seconds: 20, tests: [{ title: 'home', seconds: 11.5, tries: 1 }] },
  ]);
  const named = words.split('\n').filter((line) => /test \d|home/.test(line));
  expect(named).toHaveLength(10);
  expect(named[0]).toContain('11.5 s  journeys  home');
  expect(named[9]).toContain('3.0 s  unit  test 3');
});

test('the time of each part is shown with its share', () => {
  const words = closingWords([
    { name: 'lint', seconds: 15, tests: [] },
    { name: 'unit', seconds: 45, tests: [] },
  ]);
  expect(words).toMatch(/45\.0 s +75 % +unit\n +15\.0 s +25 % +lint/);
});

test('a test that needed its second try is named, however fast it was, with what its first failed by', () => {
  const again = { title: 'stumbles', seconds: 0.1, tries: 2, stumble: 'line 5: not yet\nbut soon' };
  expect(closingWords([{ name: 'unit', seconds: 1, tests: [...many, again] }])).toMatch(
    /second try.*\n.*unit {2}stumbles\n {11}line 5: not yet\n {11}but soon/,
  );
  expect(closingWords([{ name: 'unit', seconds: 1, tests: many }])).not.toContain('second try');
});

test('what was left out is named with its reason', () => {
  const words = closingWords([{ name: 'engines', seconds: 1, tests: [], leftOut: ['webkit is not here'] }]);
  expect(words).toMatch(/NOT TESTED.*\n.*engines: webkit is not here/);
  expect(closingWords([{ name: 'engines', seconds: 1, tests: [] }])).not.toContain('NOT TESTED');
});

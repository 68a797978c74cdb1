import { expect, test } from 'vitest';
import { followingPath } from './following-path.ts';

test.each([
  [{ kind: 'league' }, '/following/league/'],
  [{ kind: 'league', followed: true }, '/following/league/followed/'],
  [{ kind: 'league', main: 'a/b' }, '/following/league/a%2Fb/'],
  [{ kind: 'category', main: 'studio', followed: true }, '/following/category/studio/followed/'],
  [{ kind: 'league', isSignUp: true }, '/auth/sign-up/following/league/'],
] as const)('the page %o has the path %s', (pageKind, path) => expect(followingPath(pageKind)).toBe(path));

import { expect, test } from 'vitest';
import { createFollowingPath } from './following-path.ts';

test.each([
  [{ kind: 'league' }, '/following/league/'],
  [{ kind: 'league', isFollowed: true }, '/following/league/followed/'],
  [{ kind: 'league', mainId: 'a/b' }, '/following/league/a%2Fb/'],
  [{ kind: 'category', mainId: 'studio', isFollowed: true }, '/following/category/studio/followed/'],
  [{ kind: 'league', isSignUp: true }, '/auth/sign-up/following/league/'],
] as const)('the page %o has the path %s', (pageKind, path) => expect(createFollowingPath(pageKind)).toBe(path));

import { listNewer, readFloor } from '../../../../tools/checks/floor/newer.ts';
import { workspace } from './start-program.ts';

type Missing = readonly [owner: string, name: string | undefined, isStatic: boolean];

/** All functions, properties and constructors that one of the oldest browsers lacks (docs/decisions/0066), as a page's script takes them away. */
export const missingInFloor: Missing[] = listNewer(readFloor(workspace)).map(({ owner, name, isStatic }) => [
  owner,
  name,
  isStatic,
]);

/** Runs in the page, before its scripts. */
export function takeAway(missing: readonly Missing[]): void {
  const ownerOf = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((owner, name) => (owner ? Reflect.get(Object(owner), name) : undefined), globalThis);
  const remove = (owner: unknown, name: string): void => void (owner && Reflect.deleteProperty(Object(owner), name));
  for (const [path, name, isStatic] of missing) {
    const owner = ownerOf(path);
    if (name !== undefined && owner) remove(isStatic ? owner : Reflect.get(Object(owner), 'prototype'), name);
  }
  // Owners last: what they have is found by them.
  for (const [path, name] of missing) {
    const [last = '', ...around] = path.split('.').reverse();
    if (name === undefined) remove(ownerOf(around.join('.')) ?? globalThis, last);
  }
}

import { listNewer, getMinimumVersions } from '../../../../tools/checks/floor/newer.ts';
import { workspace } from './start-program.ts';

type MissingFunction = readonly [owner: string, name: string | undefined, isStatic: boolean];

/** All functions, properties and constructors that one of the oldest browsers lacks (docs/decisions/0066), for a script that removes them. */
export const missingInFloor: MissingFunction[] = listNewer(getMinimumVersions(workspace)).map(
  ({ owner, name, isStatic }) => [owner, name, isStatic],
);

/** Removes functions in the page, before its scripts run. */
export function removeFunctions(missingFunctions: readonly MissingFunction[]): void {
  const getOwner = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((owner, name) => (owner ? Reflect.get(Object(owner), name) : undefined), globalThis);
  const remove = (owner: unknown, name: string): void => void (owner && Reflect.deleteProperty(Object(owner), name));
  for (const [path, name, isStatic] of missingFunctions) {
    const owner = getOwner(path);
    if (name !== undefined && owner) remove(isStatic ? owner : Reflect.get(Object(owner), 'prototype'), name);
  }
  // Removes owners last, because the code above finds their members through them.
  for (const [path, name] of missingFunctions) {
    const [last = '', ...parentNames] = path.split('.').reverse();
    if (name === undefined) remove(getOwner(parentNames.join('.')) ?? globalThis, last);
  }
}

import { execFileSync } from 'node:child_process';
import { print, type Surroundings } from './surroundings.ts';

const maxShownPlaces = 12;

/** The ways in which code, tests and pages name a customer. */
const getSpellings = (id: string): string[] => [
  `'${id}'`,
  `"${id}"`,
  `\`${id}\``,
  `customers/${id}`,
  `-- ${id}`,
  `${id}.localhost`,
];

/** The lines of the checkout that name a customer, as `file:line`; empty outside of a checkout. */
function listNamedPlaces(customersFolder: string, id: string): string[] {
  const patterns = getSpellings(id).flatMap((spelling) => ['-e', spelling]);
  const pathspecs = [':(top)', `:(exclude)${id}`];
  try {
    const lines = execFileSync(
      'git',
      ['grep', '-nIwF', '--untracked', '--full-name', ...patterns, '--', ...pathspecs],
      {
        cwd: customersFolder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return lines
      .trim()
      .split('\n')
      .map((line) => line.split(':', 2).join(':'));
  } catch {
    // No line matches, git is missing, or the folder is not in a checkout.
    return [];
  }
}

/** Prints where the checkout still names a customer. */
export function printNamedPlaces(surroundings: Surroundings, id: string): void {
  const places = listNamedPlaces(surroundings.customersFolder, id);
  if (places.length === 0) return;
  const hiddenCount = places.length - maxShownPlaces;
  print(
    surroundings,
    `These lines still name ${id}, or a word like it:`,
    ...places.slice(0, maxShownPlaces).map((place) => `  ${place}`),
    ...(hiddenCount > 0 ? [`  and ${hiddenCount} more: git grep -nw ${id}`] : []),
  );
}

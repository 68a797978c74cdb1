import { type Tree, updateJson } from '@nx/devkit';

interface References {
  references: { path: string }[];
}

/** The path of a library from a project's folder. */
const getPath = (project: string, name: string): string =>
  `${project === '.' ? '' : `${project.replaceAll(/[^/]+/g, '..')}/`}libs/${name}`;

/** Adds a library to the TypeScript references of a project. @param project the folder; `.` is the workspace */
export const addReference = (tree: Tree, project: string, name: string): void =>
  updateJson<References>(tree, `${project}/tsconfig.json`, (json) => ({
    ...json,
    references: [...json.references, { path: getPath(project, name) }],
  }));

/** Removes a library from the TypeScript references of a project. */
export const removeReference = (tree: Tree, project: string, name: string): void =>
  updateJson<References>(tree, `${project}/tsconfig.json`, (json) => ({
    ...json,
    references: json.references.filter(({ path }) => path !== getPath(project, name)),
  }));

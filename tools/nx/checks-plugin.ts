/**
 * Infers the checks that a browser runs from the files that it opens:
 *
 *     npx nx stories @touchline/commerce      opens the stories of one library
 *     npx nx journeys @touchline/commerce     runs the journeys in apps/portal-e2e/src/commerce
 *     npx nx journeys @touchline/portal-e2e   runs the journeys in folders that are named after no feature
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodesV2, TargetConfiguration } from '@nx/devkit';

const journeysProject = 'apps/portal-e2e';

const getReportOutputs = (target: string) => [`{workspaceRoot}/test-results/reports/{projectName}/${target}.json`];

/** The task that installs the browsers if this user may. */
const browsers = { projects: ['touchline'], target: 'browsers' };

const stories: TargetConfiguration = {
  command: 'node --conditions=@touchline/source .storybook/check-stories.ts {projectRoot}',
  cache: true,
  inputs: ['default', '^production', 'browsers', '{workspaceRoot}/.storybook/**/*'],
  outputs: getReportOutputs('stories'),
  dependsOn: [browsers, { projects: ['touchline'], target: 'storybook' }],
  metadata: { description: 'Open every story in both themes and directions, and on a small screen' },
};

interface JourneysOptions {
  /**
   * The folder for traces of failed journeys. A run empties its folder at the start, so each run needs its own name.
   */
  name: string;
  folders: readonly string[];
  libraries: readonly string[];
  /** Three workers use both cores. A project with few files gets one worker, and runs next to another task. */
  areFew: boolean;
}

/**
 * A feature's journeys depend on the feature, on the libraries below all features, and on the shell. Folders without a
 * feature's name have the journeys across features.
 */
const createJourneysTarget = ({ name, folders, libraries, areFew }: JourneysOptions): TargetConfiguration => ({
  command: [
    `playwright test --config ${journeysProject}/playwright.config.ts --output test-results/journeys/${name}`,
    ...(areFew ? ['--workers 1'] : []),
    ...folders.map((folder) => `/src/${folder}/`),
  ].join(' '),
  cache: true,
  inputs: [
    'portal',
    'browsers',
    ...libraries.map((library) => `{workspaceRoot}/libs/${library}/**/*`),
    `{workspaceRoot}/${journeysProject}/*.ts`,
    // The code that journeys share.
    `{workspaceRoot}/${journeysProject}/src/**/!(*.journey).ts`,
    ...folders.map((folder) => `{workspaceRoot}/${journeysProject}/src/${folder}/**/*.journey.ts`),
  ],
  outputs: getReportOutputs('journeys'),
  dependsOn: [browsers, { projects: ['@touchline/portal'], target: 'build' }],
  parallelism: areFew,
  metadata: { description: 'Visit the built portal in Chromium, on a desktop and on a phone' },
});

/** Returns the first two parts of a path: `libs/commerce`. */
const getRoot = (file: string) => file.split('/').slice(0, 2).join('/');

const isFeature = (workspace: string, name: string): boolean => {
  const manifest = join(workspace, 'libs', name, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"layer:feature"');
};

export const createNodesV2: CreateNodesV2 = [
  `{libs/*/src/**/*.stories.tsx,apps/*/src/**/*.stories.tsx,${journeysProject}/src/*/**/*.journey.ts,libs/*/package.json}`,
  (files, _, { workspaceRoot }) => {
    const names = files.filter((file) => file.startsWith('libs/')).map((file) => file.split('/')[1] ?? '');
    const libraries = [...new Set(names)];
    const features = libraries.filter((name) => isFeature(workspaceRoot, name));
    const kits = libraries.filter((name) => !features.includes(name));
    const projectsWithStories = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map(getRoot));
    const journeyFolders = files.filter((file) => file.endsWith('.journey.ts')).map((file) => file.split('/')[3] ?? '');
    const journeyNames = [...new Set(journeyFolders)];
    const ownProjects = journeyNames.filter((name) => features.includes(name));
    const sharedNames = journeyNames.filter((name) => !features.includes(name));
    const areFew = (folder: string) => journeyFolders.filter((other) => other === folder).length <= 3;
    const targets: [root: string, targets: Record<string, TargetConfiguration>][] = [
      ...[...projectsWithStories].map((root): [string, { stories: TargetConfiguration }] => [root, { stories }]),
      ...ownProjects.map((name): [string, { journeys: TargetConfiguration }] => [
        `libs/${name}`,
        { journeys: createJourneysTarget({ name, folders: [name], libraries: [...kits, name], areFew: areFew(name) }) },
      ]),
      [
        journeysProject,
        { journeys: createJourneysTarget({ name: 'shared', folders: sharedNames, libraries, areFew: false }) },
      ],
    ];
    return targets.map(([root, found]) => [files[0] ?? root, { projects: { [root]: { targets: found } } }]);
  },
];

export const name = '@touchline/nx/checks';

/**
 * Infers one Nx project per customer from `customers/<id>/customer.json`, so that a new folder is a new project.
 *
 *     npx nx build nordic      the customer's site, its browser chunks and the server's bundle, in dist/
 *     npx nx serve nordic      development, with hot reload
 *     npx nx preview nordic    the built site, behind the edge
 * npx nx e2e nordic        the journeys with the customer's tag, in Chromium; missing for a customer without journeys
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CreateNodesV2, createNodesFromFiles, type TargetConfiguration } from '@nx/devkit';

const program = (file: string) => `node --conditions=@touchline/source ${file}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a faulty file as empty: an error here would fail every project, and the customer's own build reports it. */
function readCustomer(file: string): Record<string, unknown> {
  try {
    // Some editors begin a file with a byte order mark, which JSON.parse refuses.
    const customer: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return isObject(customer) ? customer : {};
  } catch {
    return {};
  }
}

/** The file that names the customers of the journeys. */
const visitedFile = 'apps/portal-e2e/src/harness/customers.ts';

function createTargets(id: string, isVisited: boolean): Record<string, TargetConfiguration> {
  return {
    build: {
      command: program(`apps/portal/build/build-customers.ts ${id}`),
      // The build program has its own cache, because customers share chunks and the server bundle: Nx would delete
      // another customer's files when it restores one from its cache.
      cache: false,
      metadata: { description: `Build ${id} into dist/` },
    },
    serve: {
      command: program(`tools/dev.ts ${id}`),
      continuous: true,
      metadata: { description: `Develop ${id} with hot reload` },
    },
    preview: {
      command: program(`tools/start.ts ${id}`),
      continuous: true,
      dependsOn: ['build'],
      metadata: { description: `Serve the built ${id} with the reference backend` },
    },
    ...(isVisited && {
      e2e: {
        command: `playwright test --config apps/portal-e2e/playwright.config.ts --grep @${id}`,
        dependsOn: ['build'],
        metadata: { description: `Run the journeys against ${id} in Chromium` },
      },
    }),
  };
}

export const createNodesV2: CreateNodesV2 = [
  'customers/*/customer.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        const id = basename(root);
        const { name = id } = readCustomer(join(context.workspaceRoot, file));
        const visitedCustomers = readFileSync(join(context.workspaceRoot, visitedFile), 'utf8');
        return {
          projects: {
            [root]: {
              name: id,
              root,
              projectType: 'application',
              tags: ['layer:customer'],
              implicitDependencies: ['@touchline/portal'],
              metadata: { description: `The portal of ${JSON.stringify(name)}` },
              targets: createTargets(id, visitedCustomers.includes(`'${id}'`)),
            },
          },
        };
      },
      files,
      options,
      context,
    ),
];

export const name = '@touchline/nx';

import { basename } from 'node:path';
import type { z } from 'zod';
import { findAssetFaults, findLogoFaults } from './asset.ts';
import { findDisabledPageFaults, getDisabledPages, withoutDisabledFeatures } from './disabled-pages.ts';
import { findContrastFaults } from './get-contrast.ts';
import { CustomerError, type Fault } from './fault.ts';
import { findFolderFaults } from './folder.ts';
import { isObject } from './is-object.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import { readJsonFile } from './json-file.ts';
import { findLinkFaults } from './links.ts';
import { findSiteAddressFaults } from './find-site-address-faults.ts';
import { findTextFaults } from './list-text-files.ts';
import { findMissingTranslations } from './find-missing-translations.ts';
import {
  getContent,
  getFiles,
  findOfflineFeature,
  getShortcuts,
  withCustomerKeys,
  withEnabledFeatures,
  getWorkers,
} from './feature-options.ts';
import { getSources } from './csp-sources.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { type Customer, customerSchema } from './schema.ts';
import { findRedirectFaults, readRedirects } from './redirects.ts';
import { findSecretFaults } from './secrets.ts';
import { findTestPaymentFaults } from './test-payment.ts';
import { theme } from './theme-schema.ts';
import { slug } from './fields.ts';
import { findLanguageFaults, findWordingFaults } from './wording.ts';

function findMissingFeatureFaults(
  file: string,
  features: Record<string, unknown>,
  catalogue: FeatureCatalogue,
): Fault[] {
  const enabled = Object.keys(features).filter((id) => features[id] !== undefined);
  return enabled.flatMap((id) =>
    (catalogue[id]?.requires ?? [])
      .filter((requiredId) => !enabled.includes(requiredId))
      .map((requiredId) => ({
        file,
        path: `features.${requiredId}`,
        found: 'no value',
        expected: `{} or an object with options, because features.${id} needs this feature`,
      })),
  );
}

/** Checks across the parts of customer.json; they need a file of valid shape. */
function findConsistencyFaults(folder: string, customer: ParsedCustomer, catalogue: FeatureCatalogue): Fault[] {
  const id = basename(folder);
  const file = `${id}/customer.json`;
  const options = withCustomerKeys(customer, customer.features, catalogue);
  // No `id` can match a folder name that is no valid id: the message then asks for another folder name.
  const expected = slug.safeParse(id).success
    ? `"${id}", the name of the folder`
    : `the name of the folder; rename the folder, because "${id}" is not a valid id`;
  const idFaults: Fault[] =
    customer.id === id ? [] : [{ file, path: 'id', found: JSON.stringify(customer.id), expected }];
  return [
    ...idFaults,
    ...findMissingFeatureFaults(file, customer.features, catalogue),
    ...findLinkFaults(file, customer, catalogue, getContent(options, catalogue)),
    ...findDisabledPageFaults(file, customer, catalogue),
    ...findRedirectFaults(folder, { ...customer, features: options }, catalogue),
    ...findMissingTranslations(file, customer),
    ...findSiteAddressFaults(file, customer),
    ...findTestPaymentFaults(file, customer),
    ...findLanguageFaults(folder, customer.locales.enabled),
    ...findTextFaults(folder, {
      locales: customer.locales,
      pictureHosts: [
        ...getSources(customer.csp, customer.features, catalogue).image,
        ...(customer.api_base.startsWith('/') ? [] : [new URL(customer.api_base).origin]),
      ],
    }),
  ];
}

/** Whether a fault is at the path of another fault, or inside it. */
const isWithin = (innerFault: Fault, outerFault: Fault): boolean =>
  innerFault.file === outerFault.file &&
  innerFault.path.startsWith(outerFault.path) &&
  (outerFault.path === '' || /^(?:$|[.[])/.test(innerFault.path.slice(outerFault.path.length)));

type ParsedCustomer = z.output<ReturnType<typeof customerSchema>>;

/**
 * Reads and checks one customer's folder.
 *
 * @param folder the customer's folder; its name is the customer's id.
 * @param catalogue the features that exist.
 * @param shell the schema of the shell's options.
 * @throws CustomerError with every fault of the folder: shape, unknown names, secrets, contrast, missing or wrong
 * pictures, files that the portal does not read, invalid own texts.
 */
export function readCustomer(folder: string, catalogue: FeatureCatalogue, shell?: z.core.$ZodType): Customer {
  const id = basename(folder);
  const file = `${id}/customer.json`;
  const { value: input, faults: fileFaults } = readJsonFile(folder, 'customer.json');
  if (input === undefined) throw new CustomerError(fileFaults);
  const schema = customerSchema(catalogue, shell);
  const result = schema.safeParse(input);
  const fullCustomer = result.data && withEnabledFeatures(result.data, catalogue);
  const parsedTheme = theme.safeParse(isObject(input) ? input.theme : undefined);

  const secretFaults = findSecretFaults(file, input);
  const otherFaults = [
    ...fileFaults,
    ...findShapeFaults(file, input, schema, result.error?.issues ?? []),
    ...(fullCustomer ? findConsistencyFaults(folder, fullCustomer, catalogue) : []),
    ...(parsedTheme.data ? findContrastFaults(file, parsedTheme.data) : []),
    ...findAssetFaults(folder, id),
    ...(parsedTheme.data ? findLogoFaults(folder, id, parsedTheme.data) : []),
    ...findFolderFaults(folder, id),
    ...findWordingFaults(folder, id),
  ];
  // A fault shows the found value: faults at a secret's path are dropped, so that no log contains the secret.
  const faults = [
    ...otherFaults.filter((fault) => !secretFaults.some((secret) => isWithin(secret, fault))),
    ...secretFaults,
  ];
  if (!fullCustomer || faults.length > 0) throw new CustomerError(faults);
  const { features: allFeatures, csp, ...siteFields } = fullCustomer;
  const disabledPages = getDisabledPages(siteFields.disabled_pages, allFeatures, catalogue);
  const features = withoutDisabledFeatures(allFeatures, disabledPages, catalogue);
  const options = withCustomerKeys(siteFields, features, catalogue);
  return {
    ...siteFields,
    features: options,
    // The shell's schema has only names as values.
    shell: siteFields.shell as Customer['shell'],
    csp: getSources(csp, options, catalogue),
    content: getContent(options, catalogue),
    redirects: { ...disabledPages, ...readRedirects(folder) },
    disabledPages,
    files: getFiles(options, catalogue),
    workers: getWorkers(options, catalogue),
    shortcuts: getShortcuts(options, catalogue),
    offlineBy: findOfflineFeature(options, catalogue),
  };
}

/**
 * The customer: the schema of customer.json and the reader of a customer's folder. For build tools and servers; the
 * browser gets the `SiteConfig` that `toSite` makes of it.
 */
export { artwork, icons, screenshots } from './asset.ts';
export { getText, readCustomerFile } from './customer-file.ts';
export { isRedirected } from './disabled-pages.ts';
export { getContrast, grounds, makeReadable, mixColours } from './get-contrast.ts';
export { getPosition, type Position } from './get-position.ts';
export { CustomerError, describeFault, describeNotice, type Fault, show } from './fault.ts';
export { readJsonFile, type JsonFile } from './json-file.ts';
export { type TextFile, listTextFiles } from './list-text-files.ts';
export { readNotices } from './notices.ts';
export { slug as customerIdSchema } from './fields.ts';
export { readCustomer } from './read-customer.ts';
export type { CspSources } from '@touchline/feature-kit/manifest';
export {
  type FeatureCatalogue,
  featureManifest,
  type FeatureManifest,
  type FeatureWorker,
} from './feature-manifest.ts';
export { type Customer, customerSchema } from './schema.ts';
export { expectedName, findNearestNames } from './suggest.ts';
export { type PictureTheme, readPictureTheme } from './picture-theme.ts';
export { type Palette, type Theme, theme as themeSchema } from './theme-schema.ts';
export { readRedirects } from './redirects.ts';
export { textIn } from './text-per-language.ts';
export { toSite } from './to-site.ts';
export { type BuiltSite, noRobots } from './built-site.ts';
export { wordingFiles } from './wording.ts';

/**
 * What a customer is: the schema of customer.json and the reader of a customer's folder. For build tools and servers;
 * the browser gets the `SiteConfig` that `toSite` makes of it.
 */
export { artwork, icons } from './customer/asset.ts';
export { contrast, grounds } from './customer/contrast.ts';
export { CustomerError, describeFault, type Fault } from './customer/fault.ts';
export { readCustomer } from './customer/read-customer.ts';
export {
  type CspSources,
  type Customer,
  customerSchema,
  type FeatureCatalogue,
  type FeatureOptions,
  shelfIds,
} from './customer/schema.ts';
export { type Palette, theme as themeSchema, type Theme } from './customer/theme-schema.ts';
export { textIn, toSite } from './customer/to-site.ts';
export type { BuiltSite } from './built-site.ts';

export { flatten, type Flat, readCatalogue, toBaseKeys } from './catalogue.ts';
export {
  compareCatalogues,
  compareParts,
  listKeys,
  listPluralForms,
  type PartComparison,
} from './compare-catalogues.ts';

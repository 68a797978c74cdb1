export type { CatalogOptions, Scope, ShelfKind } from './options.ts';
export { lists } from './lists.ts';
export { scopeFilters } from './scope-filters.ts';

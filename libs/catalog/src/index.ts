export type { CatalogOptions, Scope, ShelfKind } from './options.ts';
export { lists } from './api/lists.ts';
export { scopeFilters } from './api/scope-filters.ts';

export type { CatalogOptions, Scope, ShelfKind } from './options.ts';
export { CatalogCard, type CatalogCardProps } from './catalog-card.tsx';
export { lists } from './lists.ts';
export { scopeFilters } from './scope-filters.ts';

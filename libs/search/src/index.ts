export { maxSearchCharacters, searchText } from './api/search-text.ts';
export { type ResultKind, searchPath } from './search-path.ts';

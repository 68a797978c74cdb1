export { maxSearchCharacters, searchText } from './search-text.ts';
export { type ResultKind, searchPath } from './search-path.ts';

export { offlineWords } from './offline-words.ts';

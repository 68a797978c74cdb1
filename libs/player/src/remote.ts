export { streamNeeds, type StreamNeeds } from './stream-needs.ts';

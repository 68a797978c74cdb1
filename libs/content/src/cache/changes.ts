/**
 * The functions that apply changes to events. Always load this module with `import()`: it imports zod, which a page
 * with data in its HTML does not need.
 */
export { applyEventChanges, withFacts } from '@touchline/contract';

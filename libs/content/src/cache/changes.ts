/**
 * What applies changes to events. Always imported when it is needed, never statically: it brings zod with it, and a page whose data came
 * with its HTML needs none.
 */
export { applyEventChanges, withFacts } from '@touchline/contract';

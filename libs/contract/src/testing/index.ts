export { createInputs } from './create-inputs.ts';
export {
  makeMalformed,
  malformedValues,
  getValuePaths,
  replaceAt,
  tooDeepValues,
  type MalformedValue,
} from './make-malformed.ts';
export { nonsense, createMalformedBackend } from './create-malformed-backend.ts';
export { endpoints, wireTerms } from './list-contract.ts';

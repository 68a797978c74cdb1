export { getInputs } from './get-inputs.ts';
export {
  makeMalformed,
  malformedValues,
  getValuePaths,
  replaceAt,
  tooDeep,
  type MalformedValue,
} from './make-malformed.ts';
export { nonsense, createMalformedBackend } from './create-malformed-backend.ts';
export { endpoints, wireWords } from './of-the-wire.ts';

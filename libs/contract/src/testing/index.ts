export { inputsOf } from './inputs-of.ts';
export { madeOdd, oddValues, placesIn, replaced, tooDeep, type Odd } from './made-odd.ts';
export { nonsense, oddBackend } from './odd-backend.ts';
export { endpoints, wordsOfTheWire } from './of-the-wire.ts';

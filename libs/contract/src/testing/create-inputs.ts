import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonArbitrary = fc.Arbitrary<unknown>;

const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const idArbitrary = fc.oneof(fc.uuid(), fc.stringMatching(/^[a-z]{2,8}-\d{1,3}$/));
const money = fc.nat(99_999).map((cents) => (cents / 100).toFixed(2));
const address = fc.constantFrom('/media/art/a.svg', 'https://cdn.example/hd.m3u8', '/media/live/1/hd.m3u8', '#0d8f88');
const anyText = fc.oneof(
  idArbitrary,
  instants,
  money,
  address,
  fc.lorem({ maxCount: 4 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const anyNumber = fc.oneof(
  fc.nat(120),
  fc.nat(100_000),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const isAccepted = (schema: z.core.$ZodType, raw: unknown): boolean => z.safeParse(schema, raw).success;

/** The terms that a transform returns unchanged. The input type of a transform is unknown. */
function findAcceptedTerm(schema: z.core.$ZodType, knownTerms: readonly string[]): JsonArbitrary {
  const acceptedTerms = knownTerms.filter((term) => z.safeParse(schema, term).data === term);
  return acceptedTerms.length > 0 ? fc.constantFrom(...acceptedTerms) : fc.jsonValue({ maxDepth: 1 });
}

function createObjectInputs(
  fieldSchemas: Readonly<Record<string, z.core.$ZodType>>,
  knownTerms: readonly string[],
): JsonArbitrary {
  const fields = Object.entries(fieldSchemas).map(([name, field]) => [name, createInputs(field, knownTerms)] as const);
  const requiredNames = Object.entries(fieldSchemas).flatMap(([name, field]) =>
    isAccepted(field, undefined) ? [] : [name],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: requiredNames, noNullPrototype: true });
}

/**
 * Creates valid JSON for a schema, with all its fields. The tests of the contract, the reference backend (requests) and
 * the portal (pages) use it.
 * @param terms the constants of the API (statuses, kinds, sort fields), as candidates for transforms and custom checks
 * @throws Error for a kind of schema that this function does not support yet
 */
export function createInputs(schema: z.core.$ZodType, terms: readonly string[] = []): JsonArbitrary {
  // The cast to the union of zod's schemas lets `def.type` narrow the type.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return createObjectInputs(def.shape, terms);
    case 'array':
      return fc.array(createInputs(def.element, terms), { maxLength: 3 });
    case 'record':
      return fc.dictionary(idArbitrary, createInputs(def.valueType, terms), { maxKeys: 3, noNullPrototype: true });
    case 'nullable':
      return fc.oneof(fc.constant(null), createInputs(def.innerType, terms));
    case 'optional':
    case 'default':
    case 'readonly':
      return createInputs(def.innerType, terms);
    case 'pipe': {
      const inputSchema = def.in._zod.def.type === 'transform' ? def.out : def.in;
      return createInputs(inputSchema, terms).filter((raw) => isAccepted(schema, raw));
    }
    case 'union':
      return fc.oneof(...def.options.map((memberSchema) => createInputs(memberSchema, terms)));
    case 'string':
      return anyText.filter((raw) => isAccepted(schema, raw));
    case 'number':
      return anyNumber.filter((raw) => isAccepted(schema, raw));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'transform':
    case 'custom':
      return findAcceptedTerm(schema, terms);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`getInputs does not know ${def.type} yet`);
  }
}

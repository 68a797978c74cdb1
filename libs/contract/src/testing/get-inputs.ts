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

/** A transform hides its input type: these words pass it unchanged. */
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
 * JSON that a schema reads whole, like a server's or a client's: made by walking the schema, so that new fields are
 * covered at once. Transforms and custom checks are tried with `terms`, the wire's constants (statuses, kinds, sort
 * fields). The tests of the contract, the reference backend (requests) and the portal (pages) share it.
 * @throws Error for a kind of schema that the wire has not used so far
 */
export function createInputs(schema: z.core.$ZodType, terms: readonly string[] = []): JsonArbitrary {
  // The union of all kinds that zod has, by which `def.type` tells them apart.
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

/** Always load this module with `import()`: it imports zod. */
export { getCommerceOptions } from '@touchline/contract';

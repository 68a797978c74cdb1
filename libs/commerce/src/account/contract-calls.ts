/** The calls that change what a viewer has: imported with the first of them. */
export { cancelContract, deleteCreditCard, resumeContract } from '@touchline/contract';

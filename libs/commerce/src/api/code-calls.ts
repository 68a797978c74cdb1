/** The calls for access codes, imported when a viewer submits a code. */
export { checkAccessCode, listContracts, redeemAccessCode } from '@touchline/contract';

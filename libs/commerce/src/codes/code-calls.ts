/** The calls of access codes, imported when a viewer submits a code. */
export { checkAccessCode, listContracts, redeemAccessCode } from '@touchline/contract';

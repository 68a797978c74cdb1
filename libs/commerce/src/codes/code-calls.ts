/** The calls of access codes: imported when one is typed. */
export { checkAccessCode, redeemAccessCode } from '@touchline/contract';

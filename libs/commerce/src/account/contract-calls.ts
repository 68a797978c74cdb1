/** The calls that change what a viewer has, and that look whether they have: imported with the first of them. */
export {
  cancelContract,
  deleteCreditCard,
  getContract,
  getCreditCard,
  resumeContract,
  saveCreditCard,
} from '@touchline/contract';

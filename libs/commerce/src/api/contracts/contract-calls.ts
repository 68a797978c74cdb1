/**
 * The requests that change contracts and cards, and those that look up a lost response; imported at the first change.
 */
export {
  cancelContract,
  deleteCreditCard,
  getContract,
  getCreditCard,
  listContracts,
  resumeContract,
  saveCreditCard,
} from '@touchline/contract';

/** The calls that change contracts and cards, and those that look a lost answer up; imported at the first change. */
export {
  cancelContract,
  deleteCreditCard,
  getContract,
  getCreditCard,
  resumeContract,
  saveCreditCard,
} from '@touchline/contract';

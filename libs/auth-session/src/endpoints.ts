/** The calls of a session: imported where they are made, so that no first view carries them. */
export {
  checkCurrentDevice,
  deleteDevice,
  doNotRegister,
  exchangeToken,
  getDevices,
  getProfile,
  loginUser,
  logoutUser,
  registerDevice,
  registerUser,
  signInProviders,
  tokenExchangeGrant,
  tokenTypes,
  updateProfile,
} from '@touchline/contract';

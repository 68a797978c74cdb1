/** The calls of a session, imported at their first use, so that first views do not load them. */
export {
  checkCurrentDevice,
  deleteDevice,
  doNotRegister,
  exchangeToken,
  getDevices,
  getProfile,
  loginUser,
  loginWithCode,
  loginWithPasskey,
  logoutUser,
  registerDevice,
  registerUser,
  signInProviders,
  tokenExchangeGrant,
  tokenTypes,
  updateProfile,
} from '@touchline/contract';

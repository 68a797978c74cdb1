/** Where a new viewer goes first. */
export const personalizationPath = '/auth/sign-up/personalization/';

/** The first page of a new viewer. */
export const personalizationPath = '/auth/sign-up/personalization/';

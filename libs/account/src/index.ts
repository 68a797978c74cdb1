export { accountName } from './account-name.ts';

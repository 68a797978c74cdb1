import { library } from '../../tools/vite/library.ts';

export default library(import.meta.dirname);

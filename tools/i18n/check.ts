/**
 * Checks all texts: `node --conditions=@touchline/source tools/i18n/check.ts [root]`. Ends with code 1 for any fault.
 */
import { join } from 'node:path';
import { checkTexts } from './check-texts.ts';

const faults = checkTexts(process.argv[2] ?? join(import.meta.dirname, '..', '..'));
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Texts: complete in every language.' : `Texts: ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

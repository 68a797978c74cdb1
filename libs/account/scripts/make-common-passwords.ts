/**
 * Writes src/components/form/common-passwords.gen.ts: the most common passwords, from zxcvbn-ts (MIT licence). The
 * whole list of 50,000 would add 180 KB to the download. `node libs/account/scripts/make-common-passwords.ts`
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

const passwords = dictionary['passwords-common'].filter((password) => !password.includes(' ')).slice(0, 2000);
const fileHeader = '// Made by scripts/make-common-passwords.ts; do not edit. Words: zxcvbn-ts, MIT licence.\n';
const text = `/** Most used first, separated by spaces. */\nexport const commonPasswords = ${JSON.stringify(passwords.join(' '))};\n`;
await writeFile(join(import.meta.dirname, '../src/components/form/common-passwords.gen.ts'), fileHeader + text);

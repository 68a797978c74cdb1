import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing smaller files saves too little. */
const minFileBytes = 600;

/**
 * Writes `.br` and `.gz` next to each compressible file, so that the server never compresses at a request.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.{js,css,svg,json,webmanifest,txt,html}', { cwd: folder }));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < minFileBytes) return;
  const content = await readFile(file);
  const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotliBytes, gzipBytes] = await Promise.all([
    brotli(content, { params: brotliParams }),
    gzipAsync(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotliBytes), writeFile(`${file}.gz`, gzipBytes)]);
}

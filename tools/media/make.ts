/**
 * Generates the reference backend's media: `node tools/media/make.ts` (Node 24, ffmpeg with x264, espeak-ng, Chromium);
 * `node tools/media/make.ts football` makes one film, and `adverts` the adverts alone.
 * Drawn frames and sounds are cached in `tools/media/.cache`; empty it after a change of a match.
 */
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { filmNames, films } from '../../apps/reference-backend/src/streams/films.ts';
import { defaultMediaFolder } from '../../apps/reference-backend/src/streams/media-index.ts';
import { makeAdverts } from './advert/make-adverts.ts';
import { makeFilm } from './make-film.ts';

const cache = `${import.meta.dirname}/.cache`;
const [wanted] = process.argv.slice(2);

/** The limit for all committed media together, in bytes. */
const maxMediaBytes = 60e6;

const wantedFilms = filmNames.filter((name) => wanted === undefined || name === wanted);
if (wanted !== 'adverts' && wantedFilms.length === 0) throw new Error(`no film ${wanted ?? ''}`);
await mkdir(cache, { recursive: true });
const made = `${cache}/made`;
await rm(made, { recursive: true, force: true });
await mkdir(made);
// Hockey's folder contains the others, so hockey is made first.
for (const name of wantedFilms) await makeFilm(films[name], cache, made + films[name].folder);
if (wanted === undefined || wanted === 'adverts') await makeAdverts(cache, made);
if (wanted === undefined) await rm(defaultMediaFolder, { recursive: true, force: true });
await cp(made, defaultMediaFolder, { recursive: true });

let total = 0;
for (const name of (await readdir(defaultMediaFolder, { recursive: true })).sort()) {
  const file = await stat(`${defaultMediaFolder}${name}`);
  if (file.isDirectory()) continue;
  total += file.size;
  console.log(`${name.padEnd(32)} ${(file.size / 1e6).toFixed(2)} MB`);
}
console.log(`${(total / 1e6).toFixed(1)} MB`);
if (total > maxMediaBytes) throw new Error('the media weigh more than 60 MB');

import { filmNames, films, type Film, type FilmName } from './films.ts';
import { readMediaIndex, type MediaIndex } from './media-index.ts';
import { MediaStore } from './media-store.ts';

/** A film with its tracks, and the store of its folder. */
export interface FilmMedia {
  readonly film: Film;
  readonly index: MediaIndex;
  readonly store: MediaStore;
}

/** Reads the descriptions of all films. @param folder the media folder @throws if a description is missing or invalid */
export async function readFilmMedia(folder: string): Promise<ReadonlyMap<FilmName, FilmMedia>> {
  const media = filmNames.map(async (name): Promise<[FilmName, FilmMedia]> => {
    const film = films[name];
    const filmFolder = `${folder.replace(/\/$/, '')}${film.folder}`;
    return [name, { film, index: await readMediaIndex(filmFolder), store: new MediaStore(filmFolder) }];
  });
  return new Map(await Promise.all(media));
}

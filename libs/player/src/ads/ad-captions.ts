import type { AdCaptions } from './linear-ad.ts';

/** Bytes of a caption file. A file for one minute has a few thousand. */
const maxBytes = 200_000;

const getPrimaryLanguage = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

/**
 * Chooses captions in the first of the viewer's languages that has a file, or else the first file.
 * @param languages BCP 47 tags, preferred first
 */
export function chooseCaptions(
  files: readonly AdCaptions[],
  languages: readonly (string | null)[],
): AdCaptions | undefined {
  for (const preferredLanguage of languages) {
    if (!preferredLanguage) continue;
    const exactMatch = files.find(({ language }) => language.toLowerCase() === preferredLanguage.toLowerCase());
    const close =
      exactMatch ??
      files.find(({ language }) => getPrimaryLanguage(language) === getPrimaryLanguage(preferredLanguage));
    if (close) return close;
  }
  return files[0];
}

/** Reads an answer's text and stops the transfer beyond {@link maxBytes}. */
async function readText({ ok, body }: Response): Promise<string> {
  if (!ok || !body) throw new Error('no captions');
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error('too long captions');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Returns WebVTT as a blob address for the browser's parser. A file of another origin would need a video loaded with
 * CORS.
 */
async function fetchWebVtt(address: string, signal: AbortSignal): Promise<string> {
  const text = await readText(await fetch(address, { credentials: 'omit', signal }));
  if (!text.startsWith('WEBVTT')) throw new Error('no captions');
  return URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
}

function renderCues(cues: TextTrackCueList | null, language: string): HTMLElement[] {
  return Array.from(cues ?? []).flatMap((cue) => {
    if (!(cue instanceof VTTCue)) return [];
    const line = document.createElement('div');
    const textElement = document.createElement('span');
    // The engine sets the same attribute: the viewer's caption style selects elements by it.
    textElement.setAttribute('translate', 'no');
    textElement.lang = language;
    textElement.append(cue.getCueAsHTML());
    line.append(textElement);
    return [line];
  });
}

/**
 * Draws the caption file of an ad like the video's own captions, because the browser would ignore the viewer's style.
 * The ad plays on without a caption file that does not load.
 * @param container is emptied and filled with each change
 * @returns a function that stops it
 */
export function showCaptions(video: HTMLVideoElement, container: HTMLElement, file: AdCaptions): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;

  async function loadCaptions(): Promise<void> {
    const address = await fetchWebVtt(file.address, signal);
    signal.addEventListener('abort', () => URL.revokeObjectURL(address));
    if (signal.aborted) return;
    const element = document.createElement('track');
    element.kind = 'captions';
    element.src = address;
    video.append(element);
    // The browser parses the track but does not draw it.
    element.track.mode = 'hidden';
    const updateCaptions = (): void =>
      container.replaceChildren(...renderCues(element.track.activeCues, file.language));
    element.track.addEventListener('cuechange', updateCaptions, { signal });
    signal.addEventListener('abort', () => element.remove());
  }

  loadCaptions().catch(() => undefined);
  return () => {
    abortController.abort();
    container.replaceChildren();
  };
}

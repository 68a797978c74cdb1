import type { AdCaptions } from './linear-ad.ts';

/** A larger caption file is not shown. A file for one minute has a few thousand bytes. */
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
    const bestMatch =
      exactMatch ??
      files.find(({ language }) => getPrimaryLanguage(language) === getPrimaryLanguage(preferredLanguage));
    if (bestMatch) return bestMatch;
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
 * Fetches WebVTT and returns a blob address for the browser's parser. For a track of another origin, browsers would
 * require CORS for the video, too.
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
    // The engine also sets this attribute on captions: the viewer's caption style applies to elements that have it.
    textElement.setAttribute('translate', 'no');
    textElement.lang = language;
    textElement.append(cue.getCueAsHTML());
    line.append(textElement);
    return [line];
  });
}

/**
 * Draws an ad's captions in the viewer's caption style, which the browser's own captions would ignore. If the file does
 * not load, the ad plays without captions.
 * @param container its content is replaced with each new line
 * @returns a function that removes the captions
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

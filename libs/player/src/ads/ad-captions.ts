import type { AdCaptions } from './linear-ad.ts';

/** Bytes of a caption file; one for a minute has a few thousand. */
const mostBytes = 200_000;

const primary = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

/**
 * The captions that suit a viewer: in the first of their languages that there is one in, or else the first ones.
 * @param languages BCP 47 tags, dearest first
 */
export function chooseCaptions(
  files: readonly AdCaptions[],
  languages: readonly (string | null)[],
): AdCaptions | undefined {
  for (const wanted of languages) {
    if (!wanted) continue;
    const exact = files.find(({ language }) => language.toLowerCase() === wanted.toLowerCase());
    const close = exact ?? files.find(({ language }) => primary(language) === primary(wanted));
    if (close) return close;
  }
  return files[0];
}

/** Reads an answer's text and stops the transfer beyond {@link mostBytes}. */
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
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new Error('too long captions');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** WebVTT as an address that the browser's own parser takes: of another origin it would want the video to be asked for in another way. */
async function fetchWebVtt(address: string, signal: AbortSignal): Promise<string> {
  const text = await readText(await fetch(address, { credentials: 'omit', signal }));
  if (!text.startsWith('WEBVTT')) throw new Error('no captions');
  return URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
}

function draw(cues: TextTrackCueList | null, language: string): HTMLElement[] {
  return Array.from(cues ?? []).flatMap((cue) => {
    if (!(cue instanceof VTTCue)) return [];
    const line = document.createElement('div');
    const words = document.createElement('span');
    // As the engine marks its own: the look that the viewer chose finds them by it.
    words.setAttribute('translate', 'no');
    words.lang = language;
    words.append(cue.getCueAsHTML());
    line.append(words);
    return [line];
  });
}

/**
 * Draws the captions of an ad that its tag names as a file: like those of the video itself, because a browser's own would know nothing of the viewer's look. One that does not come
 * costs the ad nothing. Answers with "stop".
 * @param place is emptied and filled with each change
 */
export function showCaptions(video: HTMLVideoElement, place: HTMLElement, file: AdCaptions): () => void {
  const over = new AbortController();
  const { signal } = over;

  async function begin(): Promise<void> {
    const address = await fetchWebVtt(file.address, signal);
    signal.addEventListener('abort', () => URL.revokeObjectURL(address));
    if (signal.aborted) return;
    const element = document.createElement('track');
    element.kind = 'captions';
    element.src = address;
    video.append(element);
    // Read, and not drawn.
    element.track.mode = 'hidden';
    const change = (): void => place.replaceChildren(...draw(element.track.activeCues, file.language));
    element.track.addEventListener('cuechange', change, { signal });
    signal.addEventListener('abort', () => element.remove());
  }

  begin().catch(() => undefined);
  return () => {
    over.abort();
    place.replaceChildren();
  };
}

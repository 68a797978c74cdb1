/** Chromium's window over other windows, with a document of its own. */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

declare global {
  interface Window {
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** In a frame of another page it is there, and refuses. */
const api = (): DocumentPictureInPicture | undefined =>
  typeof window === 'undefined' || window.top !== window ? undefined : window.documentPictureInPicture;

/** Whether the browser can put a document over other windows, rather than the bare picture. */
export const hasPipWindow = (): boolean => api() !== undefined;

/** Sides at first; the browser remembers what a viewer makes of it. */
const size = { width: 480, height: 270 };

/** Opens the window; it must be the answer to a press or a key. null where the browser refuses. */
export async function openPipWindow(): Promise<Window | null> {
  try {
    return (await api()?.requestWindow(size)) ?? null;
  } catch {
    return null;
  }
}

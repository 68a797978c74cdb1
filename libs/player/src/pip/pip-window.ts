/** Chromium's Document Picture-in-Picture: a window over other windows, with its own document. */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

declare global {
  interface Window {
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** Undefined for a page in a frame, where the interface exists but its calls fail. */
const getPipApi = (): DocumentPictureInPicture | undefined =>
  typeof window === 'undefined' || window.top !== window ? undefined : window.documentPictureInPicture;

/** Whether the browser can put a document over other windows, not only a picture. */
export const hasPipWindow = (): boolean => getPipApi() !== undefined;

/** The first size; the browser remembers the size that a viewer chooses. */
const size = { width: 640, height: 360 };

/** Opens the window. Must be called in the handler of a press or a key. @returns null when the browser refuses */
export async function openPipWindow(): Promise<Window | null> {
  try {
    return (await getPipApi()?.requestWindow(size)) ?? null;
  } catch {
    return null;
  }
}

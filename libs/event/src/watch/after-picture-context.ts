import { createContext, useContext } from 'react';

const AfterPictureContext = createContext(true);

/** Tells the rest of the page whether the first frame still needs the network. */
export const AfterPictureProvider = AfterPictureContext.Provider;

/**
 * Whether content other than the video may load: the first frame is shown, there is no video, or the wait was too long.
 */
export const useAfterPicture = (): boolean => useContext(AfterPictureContext);

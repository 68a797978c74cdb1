import { createContext, useContext } from 'react';

const AfterPictureContext = createContext(true);

/** Its value is true when content other than the video may load. */
export const AfterPictureProvider = AfterPictureContext.Provider;

/** Whether content other than the video may load: after the first frame, without a video, or after a long wait. */
export const useAfterPicture = (): boolean => useContext(AfterPictureContext);

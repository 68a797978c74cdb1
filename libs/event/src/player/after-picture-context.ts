import { createContext, useContext } from 'react';

const AfterPictureContext = createContext(true);

/** True once the first frame no longer needs the whole network. */
export const AfterPictureProvider = AfterPictureContext.Provider;

/** Whether content other than the video may load: after the first frame, without a video, or after a long wait. */
export const useAfterPicture = (): boolean => useContext(AfterPictureContext);

import { createContext, useContext } from 'react';

const AfterPicture = createContext(true);

/** Says to what stands beside the stage whether the picture needs the line no more. */
export const AfterPictureProvider = AfterPicture.Provider;

/** Whether what is not the picture may load: the first frame is there, there will be none, or it takes too long. */
export const useAfterPicture = (): boolean => useContext(AfterPicture);

import { createContext, useContext } from 'react';

const Settled = createContext(true);

/** Tells what stands below the stage whether the picture has its line. */
export const SettledProvider = Settled.Provider;

/** Whether what is not the picture may load: the first frame is there, there will be none, or it takes too long. */
export const useSettled = (): boolean => useContext(Settled);

import type { ReactNode } from 'react';

/** Whether a slot was given something to draw; `condition && <X />` leaves false behind. */
export const isDrawn = (node: ReactNode): boolean => node != null && node !== false && node !== '';

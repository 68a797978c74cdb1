import type { ReactNode } from 'react';

/** Whether a slot has content; `condition && <X />` gives false. */
export const isDrawn = (node: ReactNode): boolean => node != null && node !== false && node !== '';

import type { Page } from '@playwright/test';

/** Resolves when the page's socket has been told that it is in the room it asked for. @param asking how its message begins */
const entered = (page: Page, asking: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let asked = false;
      socket.on('framesent', ({ payload }) => {
        asked ||= String(payload).includes(asking);
      });
      // A socket.io acknowledgement.
      socket.on('framereceived', ({ payload }) => asked && String(payload).startsWith('43') && resolve());
    });
  });

/**
 * Resolves when the page has entered an event's room: what happens from then on reaches it. Call before the page is opened.
 */
export const inRoom = (page: Page, id: string): Promise<void> => entered(page, `"join-event-room",{"eventId":"${id}"`);

/** Resolves when the page has entered its viewer's room. Call before the page is opened. */
export const inViewerRoom = (page: Page, userId: string): Promise<void> =>
  entered(page, `"join-user-room",{"userId":"${userId}"`);

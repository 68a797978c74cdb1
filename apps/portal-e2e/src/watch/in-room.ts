import type { Page } from '@playwright/test';

/**
 * Resolves when the page has entered an event's room: what happens from then on reaches it. Call before the page is opened.
 */
export function inRoom(page: Page, id: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let asked = false;
      socket.on('framesent', ({ payload }) => {
        asked ||= String(payload).includes(`"join-event-room",{"eventId":"${id}"`);
      });
      // A socket.io acknowledgement.
      socket.on('framereceived', ({ payload }) => asked && String(payload).startsWith('43') && resolve());
    });
  });
}

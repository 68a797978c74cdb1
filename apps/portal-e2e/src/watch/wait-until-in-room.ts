import type { Page } from '@playwright/test';

/**
 * Resolves when the page's socket has the response to a message.
 * @param messageName beginning of the message
 */
const waitUntilAnswered = (page: Page, messageName: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let acknowledgement: string | undefined;
      socket.on('framesent', ({ payload }) => {
        const [, id] = String(payload).includes(messageName) ? (/^42(\d+)\[/.exec(String(payload)) ?? []) : [];
        if (id !== undefined) acknowledgement = `43${id}[`;
      });
      socket.on('framereceived', ({ payload }) => {
        if (acknowledgement !== undefined && String(payload).startsWith(acknowledgement)) resolve();
      });
    });
  });

/**
 * Resolves when the page has joined an event's room, so that later messages reach it. Call before the page is opened.
 */
export const waitUntilInRoom = (page: Page, id: string): Promise<void> =>
  waitUntilAnswered(page, `"join-event-room",{"eventId":"${id}"`);

/** Resolves when the page has joined its viewer's room. Call before the page is opened. */
export const waitUntilInViewerRoom = (page: Page, userId: string): Promise<void> =>
  waitUntilAnswered(page, `"join-user-room",{"userId":"${userId}"`);

/** Resolves when the viewer's other devices know the playback of the page. Call before the page is opened. */
export const waitUntilPlaybackSent = (page: Page, userId: string): Promise<void> =>
  waitUntilAnswered(page, `"playback-state",{"userId":"${userId}"`);

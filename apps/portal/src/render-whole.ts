import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/**
 * Renders a tree with complete data to one string. The large chunk size stops React from sending Suspense boundaries
 * separately, with inline scripts that the Content-Security-Policy blocks.
 */
export function renderCompletely(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const htmlStream = new Writable({
      write(chunk: Buffer, _encoding, onWritten) {
        chunks.push(chunk);
        onWritten();
      },
      final(onWritten) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        onWritten();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(htmlStream),
      onShellError: reject,
      onError,
    });
  });
}

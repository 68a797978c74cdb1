import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { buildErrorMessage, type Plugin, type ViteDevServer } from 'vite';

/** An error in the form that Vite's overlay shows. Errors of the bundler have a location and a piece of source. */
type ErrorDetails = Parameters<typeof buildErrorMessage>[0];

const stripColours = (text: string | undefined): string => stripVTControlCharacters(text ?? '');

/** The fields of an error that Vite's overlay shows, without terminal colours. */
function toShownError(error: unknown): ErrorDetails {
  const { message, stack, id, frame, plugin, loc }: ErrorDetails =
    error instanceof Error ? error : new Error(String(error));
  const calls = stripColours(stack)
    .split('\n')
    // `message` has the first lines of the stack already.
    .filter((line) => /^\s*at /.test(line));
  const parts = { id, plugin, loc };
  return {
    message: stripColours(message),
    stack: calls.join('\n'),
    frame: stripColours(frame),
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  };
}

/**
 * Answers a module that cannot be transformed with its error. Vite in middleware mode passes such a request on to the
 * outer server, but still logs the error and shows its overlay.
 */
export const answerErrors: Plugin = {
  name: 'touchline:answer-errors',
  configureServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((error: unknown, _request: unknown, response: ServerResponse, next: (error: unknown) => void) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(toShownError(error).message);
        next(error);
      });
    },
};

/** The page for a failed rendering: the overlay with the error, and a reload when a file changes. */
export function renderErrorPage(vite: ViteDevServer, error: unknown): string {
  const shownError = toShownError(error);
  vite.config.logger.error(buildErrorMessage(shownError, [shownError.message]));
  vite.watcher.once('change', () => vite.environments.client.hot.send({ type: 'full-reload' }));
  const data = JSON.stringify(shownError).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<pre></pre>
<script type="module">
const error = ${data};
document.querySelector('pre').textContent = error.message + '\\n' + error.stack;
const { ErrorOverlay } = await import('/@vite/client');
document.body.append(new ErrorOverlay(error));
</script>
</html>
`;
}

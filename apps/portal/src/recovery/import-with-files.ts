/** Files that the document has requested; a style sheet that is still loading has a promise. */
const requestedFiles = new Map<string, Promise<void> | undefined>();

/**
 * Loads a chunk and the files that it needs. The build uses it for each `import()`, in place of Vite's own helper.
 * It sends Vite's event for a failure.
 * @param load the `import()` itself
 * @param files paths without the first slash; the chunk's code runs after its style sheets
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    const loadResults = await Promise.allSettled(files.map(requestFile));
    for (const loadResult of loadResults) if (loadResult.status === 'rejected') throw loadResult.reason;
    return await load();
  } catch (error) {
    // Neither Safari's messages nor other browsers' syntax errors name the file, which the guard needs.
    const file = /\/[\w-]+\.js/.exec(String(load));
    if (file && error instanceof Error && !(error instanceof DOMException) && !/https?:/.test(error.message))
      error.message += ` ${location.origin}/assets${file[0]}`;
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

/**
 * Requests a file that the document has not requested yet.
 * @returns a promise for a style sheet
 */
function requestFile(file: string): Promise<void> | undefined {
  const isStyle = file.endsWith('.css');
  if (requestedFiles.has(file) || document.querySelector(`link${isStyle ? '[rel=stylesheet]' : ''}[href$="/${file}"]`))
    return requestedFiles.get(file);
  const link = document.createElement('link');
  const modules = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.rel = isStyle ? 'stylesheet' : modules;
  if (!isStyle) link.as = 'script';
  link.crossOrigin = '';
  link.href = `/${file}`;
  const pendingFile = isStyle
    ? new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
      }).finally(() => requestedFiles.set(file, undefined))
    : undefined;
  requestedFiles.set(file, pendingFile);
  document.head.append(link);
  return pendingFile;
}

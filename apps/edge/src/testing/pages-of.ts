import type { Render } from '@touchline/feature-kit/rendering';
import { createPageWriter } from '../page-writer.ts';
import { createPages, type Pages } from '../pages.ts';

const assets = { entry: '/assets/e.js', modules: ['/assets/v.js'], css: 'body{color:red}', sheets: ['/assets/e.css'] };
const onError = () => {};

/** Pages that a bundle's door renders, without threads; by the clock of the test. */
export const pagesOf = (render: Render): Pages =>
  createPages({
    write: createPageWriter({ renderOf: async () => render, fetch, assetsOf: () => () => assets, onError }),
    onError,
    now: () => Date.now(),
  });

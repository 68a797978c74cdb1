import type { Render } from '@touchline/feature-kit/rendering';
import { createPageWriter } from '../render/page-writer.ts';
import { createPages, type Pages } from '../cache/pages.ts';

const sheets = [{ address: '/assets/e.css', css: 'body{color:red}', classes: [], isAlwaysNeeded: true }];
const assets = { entry: '/assets/e.js', soonStyles: [], modules: ['/assets/v.js'], sheets };
const onError = () => {};

/** Pages that a bundle's `render` makes, without threads and by the test's clock. */
export const getPages = (render: Render): Pages =>
  createPages({
    writePage: createPageWriter({ getRender: async () => render, fetch, getAssets: () => () => assets, onError }),
    onError,
    now: () => Date.now(),
  });

export { addresses } from './server/addresses.ts';
export { render } from './server/render.tsx';

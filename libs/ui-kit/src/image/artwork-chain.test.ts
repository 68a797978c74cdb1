import { expect, test } from 'vitest';
import { artworkChain } from './artwork-chain.ts';

const artwork = { horizontal: 'h.svg', vertical: 'v.svg', plain: 'p.svg' };

test('an image tries its picture, the fallback, the banner of its shape and the plain artwork, in this order', () => {
  expect(artworkChain({ src: 'a.jpg', fallbackSrc: 'b.jpg', artwork })).toEqual(['a.jpg', 'b.jpg', 'h.svg', 'p.svg']);
  expect(artworkChain({ src: 'a.jpg', artwork, shape: 'vertical' })).toEqual(['a.jpg', 'v.svg', 'p.svg']);
});

test('leaves out missing and repeated addresses', () => {
  expect(artworkChain({ src: null, fallbackSrc: '', artwork: { plain: 'p.svg' } })).toEqual(['p.svg']);
  expect(artworkChain({ src: 'a.jpg', fallbackSrc: 'a.jpg' })).toEqual(['a.jpg']);
  expect(artworkChain({})).toEqual([]);
});

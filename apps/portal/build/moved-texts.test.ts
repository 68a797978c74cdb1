import { expect, test } from 'vitest';
import { moveTexts } from './moved-texts.ts';

test('a customer’s text under an old key moves to the new key', () => {
  const wording = {
    'smart-banner': { text: 'Our app' },
    installed: { offer: { later: 'Later' } },
    info: { untitled: 'About', openApp: { title: 'Our app' } },
  };
  expect(moveTexts(wording)).toEqual({
    texts: {
      info: { untitled: 'About' },
      install: { offer: { later: 'Later' }, banner: { text: 'Our app' }, openApp: { title: 'Our app' } },
    },
    moves: [
      ['installed', 'install'],
      ['smart-banner', 'install.banner'],
      ['info.openApp', 'install.openApp'],
    ],
  });
});

test('a customer’s text under the new key replaces the text under the old key', () => {
  const install = { banner: { text: 'New' } };
  expect(moveTexts({ install, 'smart-banner': { text: 'Old', open: 'Go' } }).texts).toEqual({
    install: { banner: { text: 'New', open: 'Go' } },
  });
  expect(moveTexts({ install })).toEqual({ texts: { install }, moves: [] });
});

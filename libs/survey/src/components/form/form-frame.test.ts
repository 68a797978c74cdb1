import { expect, test } from 'vitest';
import { createFormFrame } from './form-frame.ts';

const page = 'https://tv.example/de/live/';

test('a form of another site keeps its origin, and gets the page’s language in its address', () => {
  expect(createFormFrame('https://forms.example/{locale}/like?x=1', 'fr-CA', page)).toMatchObject({
    src: 'https://forms.example/fr-CA/like?x=1',
    origin: 'https://forms.example',
    sandbox: 'allow-scripts allow-forms allow-popups allow-same-origin',
  });
});

test.each(['/media/survey/form', 'https://tv.example/form'])(
  'a form on the portal’s own host gets an opaque origin: %s',
  (form) => {
    const { origin, sandbox } = createFormFrame(form, 'de', page);
    expect([origin, sandbox]).toEqual(['null', 'allow-scripts allow-forms allow-popups']);
  },
);

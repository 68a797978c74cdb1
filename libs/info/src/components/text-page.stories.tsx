import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { useEffect, useState } from 'react';
import { readHtml, type ReadText } from './read-html.ts';
import { TextPage } from './text-page.tsx';
import type { Text } from './text-page.tsx';

const meta: Meta = { title: 'Info/Text', parameters: { layout: 'fullscreen' } };
export default meta;

/** A text from HTML that this browser parses. */
function ReadTextStory({ html, title, locale }: { html: string; title: string | undefined; locale: Text['locale'] }) {
  const [text, setText] = useState<ReadText>();
  useEffect(() => void readHtml(html, title).then(setText), [html, title]);
  return (
    <PageProviders now={0} path="/info/story/" site={createSiteConfig()}>
      {text && <TextPage {...text} locale={locale} />}
    </PageProviders>
  );
}

const renderStory = (html: string, title?: string, locale?: Text['locale']): StoryObj => ({
  render: () => <ReadTextStory html={html} title={title} locale={locale} />,
});

const createChapterHtml = (index: number) =>
  `<h2>${index}. Fair play on and off the pitch</h2><p>Do not record, sell or pass on what you watch.</p>`;
const table = `<table><caption>What we keep</caption><tr><th>What</th><th>What for</th><th>How long</th></tr>${'<tr><td>E-mail address and name</td><td>Your account</td><td>Until you delete it</td></tr>'.repeat(3)}</table>`;

export const Short: StoryObj = renderStory(
  '<p>Every match, every league, on one touchline: <strong>live</strong>, and again whenever you like. <a href="/faq/">Help</a></p>',
  'About us',
);
export const Questions: StoryObj = renderStory(
  '<h2>Watching</h2><details open><summary>How do I watch a match?</summary><p>Open it and press play.</p></details><details><summary>Can I hide the scores?</summary><p>Yes.</p></details>',
  'Questions and answers',
);
export const Long: StoryObj = renderStory([1, 2, 3, 4, 5, 6].map(createChapterHtml).join(''), 'Terms of use');
export const Everything: StoryObj = renderStory(
  `<p>A <b>b</b> <i>i</i> <code>code</code> <kbd>K</kbd> <mark>mark</mark> H<sub>2</sub>O</p><h3>Lists</h3><ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul><dl><dt>Term</dt><dd>What it is</dd></dl><blockquote><p>Quoted</p></blockquote><pre>as written</pre><hr>${table}<figure><img src="/art/poster-GOT-MAL.svg" alt="A match" width="320" height="180"><figcaption>A match</figcaption></figure>`,
  'Everything a text may have',
);
export const OtherLanguage: StoryObj = renderStory(
  `<p>אנו שומרים רק את הדרוש להצגת המשחקים.</p>${table}`,
  'מדיניות פרטיות',
  'he',
);
export const WithoutTitle: StoryObj = renderStory('<p>Words alone.</p>');
export const Hostile: StoryObj = renderStory(
  '<p onclick="alert(1)" style="position:fixed;inset:0">before</p><script>alert(1)</script><a href="javascript:alert(1)">no link</a><img src="http://evil.example/x.png" alt="no picture"><iframe src="https://evil.example/"></iframe>',
  'What may not be',
);

import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Start/Here' };
export default meta;

const parts: readonly [string, string][] = [
  ['Look', 'colours, type, space, motion and icons: the tokens of all components'],
  ['Kit', 'the components of every page, without words of sports'],
  ['Content', 'an event: card, score, countdown'],
  ['Catalog, Event, Account, Club', 'pages and their parts, in every state'],
  ['Player', 'the picture and its controls, without a stream'],
  ['Shell', 'the frame around every page, with the customer’s name and links, and the error pages'],
];

export const Here: StoryObj = {
  render: () => (
    <main style={{ display: 'grid', gap: 24, maxInlineSize: '64ch' }}>
      <h1 style={{ fontSize: 'var(--display-l)' }}>The parts of Touchline</h1>
      <p>
        Every part of the portal, in every state. The bar above sets the <b>theme</b>, the <b>customer</b> whose brand
        is shown (a customer without a light theme stays dark) and the <b>language</b>, which brings its direction. Try
        German for long words and Hebrew for the other direction; the kit’s own stories keep their English samples.
      </p>
      <dl style={{ display: 'grid', gap: 12 }}>
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt style={{ fontWeight: 650 }}>{name}</dt>
            <dd style={{ color: 'var(--text-2)' }}>{text}</dd>
          </div>
        ))}
      </dl>
      <p style={{ color: 'var(--text-2)' }}>
        Below each story the accessibility panel lists the findings of axe; the automated run fails on any finding.
        docs/look.md lists differences from the design.
      </p>
    </main>
  ),
};

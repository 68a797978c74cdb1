import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Tokens' };
export default meta;

const colours = `bg bg-sunken surface-1 surface-2 surface-3 line-strong text text-2 text-3 brand on-brand brand-text
  brand-tint accent live live-text success warning danger info`.split(/\s+/);
const display = ['2xl', 'xl', 'l', 'm', 's'];
const body = ['xl', 'l', 'm', 's', 'xs', '2xs'];

export const Colours: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: 12 }}>
      {colours.map((name) => (
        <li key={name}>
          <div
            style={{
              blockSize: 64,
              background: `var(--${name})`,
              borderRadius: 'var(--radius-m)',
              boxShadow: 'inset 0 0 0 1px var(--line)',
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <>
      {display.map((name) => (
        <p key={name} className="display" style={{ fontSize: `var(--display-${name})`, marginBlockEnd: 12 }}>
          3–2 Tromsø Łódź Київ טרומסו
        </p>
      ))}
      {body.map((name) => (
        <p key={name} style={{ fontSize: `var(--text-${name})` }}>
          text-{name}: Göteborg Harriers v Malmö Tide, Łódź, Київ, טרומסו אורורה, 축구, 足球
        </p>
      ))}
    </>
  ),
};

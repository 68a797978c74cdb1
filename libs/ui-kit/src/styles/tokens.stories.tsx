import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import motion from './motion.fixture.module.css';

const meta: Meta = { title: 'Look/Tokens' };
export default meta;

const splitNames = (list: string) => list.trim().split(/\s+/);
const small: CSSProperties = { color: 'var(--text-2)', fontSize: 'var(--text-s)' };

function Group({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section style={{ marginBlockEnd: 32 }}>
      <h2 style={{ fontSize: 'var(--display-s)', marginBlockEnd: 8 }}>{heading}</h2>
      {hint && <p style={{ ...small, maxInlineSize: '60ch', marginBlockEnd: 12 }}>{hint}</p>}
      {children}
    </section>
  );
}

const Swatches = ({ of }: { of: string }) => (
  <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 12 }}>
    {splitNames(of).map((name) => (
      <li key={name} style={small}>
        <div
          style={{
            blockSize: 56,
            marginBlockEnd: 4,
            background: `var(--${name})`,
            borderRadius: 'var(--radius-m)',
            boxShadow: 'inset 0 0 0 1px var(--line)',
          }}
        />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

export const Colours: StoryObj = {
  render: () => (
    <>
      <Group heading="Grounds" hint="Quiet, flat, the product's own. A brand never sets them.">
        <Swatches of="bg bg-sunken surface-1 surface-2 surface-3 surface-hover line line-strong" />
      </Group>
      <Group heading="Words" hint="4.5:1 on bg, surface-1, surface-2 and brand-tint; text-disabled is for what is off.">
        <Swatches of="text text-2 text-3 text-disabled" />
      </Group>
      <Group heading="Brand" hint="One brand action in view at a time. brand-text is the brand as words or outline.">
        <Swatches of="brand brand-hover brand-pressed on-brand brand-text brand-tint accent on-accent accent-text" />
      </Group>
      <Group heading="Live" hint="Only what is live is red: never a brand's, never an error.">
        <Swatches of="live on-live live-text" />
      </Group>
      <Group heading="Feedback" hint="Always with an icon and words.">
        <Swatches of="success success-text warning warning-text danger danger-text info info-text" />
      </Group>
      <Group heading="Over pictures" hint="Dark in both themes.">
        <Swatches of="media-bg media-text media-text-2 media-dim media-glass media-button media-line media-paper" />
      </Group>
      <Group heading="Focus" hint="Two tones, so that the ring shows on pictures as well.">
        <Swatches of="focus focus-gap" />
      </Group>
    </>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <>
      <Group heading="Display" hint="For facts: scores, times, names of teams, headings.">
        {splitNames('2xl xl l m s').map((name) => (
          <div key={name} style={{ marginBlockEnd: 12 }}>
            <code style={small}>display-{name}</code>
            <p className="display" style={{ fontSize: `var(--display-${name})` }}>
              3–2 Tromsø Łódź Київ טרומסו
            </p>
          </div>
        ))}
      </Group>
      <Group heading="Body" hint="For reading. 2xs and xs are for short labels only.">
        {splitNames('xl l m s xs 2xs').map((name) => (
          <p key={name} style={{ fontSize: `var(--text-${name})`, marginBlockEnd: 8 }}>
            <code style={{ color: 'var(--text-2)' }}>text-{name}</code> Göteborg Harriers v Malmö Tide, Łódź, Київ,
            טרומסו אורורה, 축구, 足球 <span className="num">12:47</span>
          </p>
        ))}
      </Group>
    </>
  ),
};

const Bars = ({ of }: { of: string }) => (
  <ul style={{ display: 'grid', gap: 8 }}>
    {splitNames(of).map((name) => (
      <li key={name} style={{ ...small, display: 'flex', alignItems: 'center', gap: 12 }}>
        <code style={{ flex: '0 0 96px' }}>{name}</code>
        <span style={{ inlineSize: `var(--${name})`, blockSize: 16, background: 'var(--brand)' }} />
      </li>
    ))}
  </ul>
);

const Boxes = ({ of, style }: { of: string; style: (name: string) => CSSProperties }) => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    {splitNames(of).map((name) => (
      <li key={name} style={small}>
        <div
          style={{
            inlineSize: 96,
            blockSize: 64,
            marginBlockEnd: 8,
            background: 'var(--surface-1)',
            boxShadow: 'inset 0 0 0 1px var(--line-strong)',
            ...style(name),
          }}
        />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

export const Space: StoryObj = {
  render: () => (
    <>
      <Group heading="Steps" hint="A grid of four pixels.">
        <Bars of="s1 s2 s3 s4 s5 s6 s8 s10 s12 s16 s20" />
      </Group>
      <Group heading="Page" hint="They follow the width of the window.">
        <Bars of="gutter shelf-gap" />
      </Group>
      <Group heading="Controls" hint="What can be pressed is 44 pixels to a finger, also where it is drawn smaller.">
        <Bars of="control-s control control-l tap" />
      </Group>
      <Group heading="Corners" hint="All follow radius-base, which a brand sets.">
        <Boxes of="radius-s radius-m radius-l radius-badge" style={(name) => ({ borderRadius: `var(--${name})` })} />
      </Group>
      <Group heading="Depth" hint="A resting panel, what opens over the page, a dialog.">
        <Boxes of="e1 e2 e3" style={(name) => ({ borderRadius: 'var(--radius-m)', boxShadow: `var(--${name})` })} />
      </Group>
    </>
  ),
};

export const Motion: StoryObj = {
  render: () => (
    <Group heading="Motion" hint="Point at a row. Who asks for less motion has none: all three are 0 then.">
      {splitNames('t-fast t-mid t-slow').map((name) => (
        <button key={name} type="button" className={motion.row} style={small}>
          <code>{name}</code>
          <span className={motion.bar} style={{ '--t': `var(--${name})` }} />
        </button>
      ))}
    </Group>
  ),
};

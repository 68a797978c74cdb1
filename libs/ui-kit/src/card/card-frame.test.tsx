import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';
import type { RenderLink } from '../render-link.ts';
import { CardFrame } from './card-frame.tsx';
import { CardMeta } from './card-meta.tsx';

afterEach(cleanup);

const link: RenderLink = (props) => <a href="/event/1" {...props} />;

test('the card is one link, named by its title, and the aside is a separate control', () => {
  render(
    <CardFrame
      render={link}
      title="Aurora v Storm"
      art={<img src="a.jpg" alt="" />}
      meta={<CardMeta>Today</CardMeta>}
      aside={<IconButton label="Remind me">x</IconButton>}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const title = screen.getByRole('link', { name: 'Aurora v Storm' });
  expect(title.contains(screen.getByRole('button', { name: 'Remind me' }))).toBe(false);
  expect(screen.getByRole('heading', { level: 3, name: 'Aurora v Storm' })).toBeTruthy();
});

test('a tall card has its text in the picture', () => {
  render(<CardFrame render={link} shape="tall" title="Bar down" art={<img src="a.jpg" alt="" />} />);
  const art = screen.getByRole('presentation').parentElement;
  expect(art?.contains(screen.getByRole('link', { name: 'Bar down' }))).toBe(true);
});

test('the aside of a tall card is in the picture, outside of the link', () => {
  render(
    <CardFrame
      render={link}
      shape="tall"
      title="Bar down"
      art={<img src="a.jpg" alt="" />}
      aside={<IconButton label="Save">x</IconButton>}
    />,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(screen.getByRole('presentation').parentElement?.contains(button)).toBe(true);
  expect(screen.getByRole('link').contains(button)).toBe(false);
});

test('a slot with a false condition renders no element', () => {
  const { container } = render(
    <CardFrame render={link} title="A" art={<img src="a.jpg" alt="" />} topStart={false} line={null} bottomEnd="" />,
  );
  expect(container.querySelector('article > div')?.children).toHaveLength(1);
});

test('a card’s line has no dot for a missing fact', () => {
  render(
    <CardMeta>
      Today
      {false}
      {undefined}
      Men
    </CardMeta>,
  );
  expect(screen.getByRole('paragraph').children).toHaveLength(2);
});

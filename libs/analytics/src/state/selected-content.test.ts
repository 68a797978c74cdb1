import { beforeEach, expect, test } from 'vitest';
import { getContent, watchSelection } from './selected-content.ts';

const watchRoute = { page: 'event/watch', path: 'event/:id' };

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['/event/a%20b/', 'event/:id', { content_type: 'event', content_id: 'a b' }],
  ['/team/t1/', 'team/:teamId', { content_type: 'team', content_id: 't1' }],
  ['/live/', 'live', null],
  ['/category/1/sub-category/2/', 'category/:mainId/sub-category/:subId', null],
  ['/event/%E0%A4%A/', 'event/:id', null],
])('the kind and id of the page %s are read by the pattern %s', (path, pattern, content) => {
  expect(getContent(path, { page: 'x/y', path: pattern })).toEqual(content);
});

function pressLink(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.append(document.createElement('span'));
  document.body.append(link);
  link.addEventListener('click', (event) => event.preventDefault());
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('the page of a pressed link is reported as selected once, in any language', () => {
  const getSelectedContent = watchSelection(document);
  pressLink('/he/event/7/?media_type=clip');
  expect(getSelectedContent({ path: '/event/7/', route: watchRoute })).toEqual({
    content_type: 'event',
    content_id: '7',
  });
  expect(getSelectedContent({ path: '/event/7/', route: watchRoute })).toBeNull();
});

test('a page is not reported as selected when it is reached without a press, by another site’s link, or for members only', () => {
  const getSelectedContent = watchSelection(document);
  expect(getSelectedContent({ path: '/event/7/', route: watchRoute })).toBeNull();
  pressLink('/live/');
  expect(getSelectedContent({ path: '/event/7/', route: watchRoute })).toBeNull();
  pressLink('https://other.example/event/7/');
  expect(getSelectedContent({ path: '/event/7/', route: watchRoute })).toBeNull();
  pressLink('/account/tickets/7/');
  const accountRoute = { page: 'x/y', path: 'account/tickets/:id', access: 'member' } as const;
  expect(getSelectedContent({ path: '/account/tickets/7/', route: accountRoute })).toBeNull();
});

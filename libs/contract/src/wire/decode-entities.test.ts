import { expect, test } from 'vitest';
import { applyEventChanges, listEvents, readAnswer, readMessage, updateEvent, withFacts } from '../index.ts';
import { decodeEntities } from './decode-entities.ts';

test.each([
  ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
  ['&quot;A&quot; &#x2013; B &ndash; C', '"A" – B – C'],
  ['Troms&oslash; &Ouml;rebro 2&frac12;', 'Tromsø Örebro 2½'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<b>Tom</b> & Jerry', '<b>Tom</b> & Jerry'],
  ['AT&T; &unknown; &#0; &#55296; &#x110000; &', 'AT&T; &unknown; &#0; &#55296; &#x110000; &'],
])('the text %j becomes %j [fault-7b]', (writtenText, expectedText) => {
  expect(decodeEntities(writtenText)).toBe(expectedText);
});

const encodedEvent = { title: 'Tom &amp; Jerry', description: '5 &gt; 4', team1: { name: 'A &amp; B' } };
const decodedEvent = { title: 'Tom & Jerry', team1: { name: 'A & B' } };

test('titles and names in responses and updates are decoded [fault-7b]', () => {
  const body = { content: { entries: [{ id: 'm', ...encodedEvent }] } };
  expect(readAnswer(listEvents, body).value.entries[0]).toMatchObject(decodedEvent);
  const { payload } = readMessage(updateEvent, { eventId: 'm', changes: encodedEvent });
  expect(payload.changes).toEqual({ ...decodedEvent, description: '5 > 4' });
});

test('merging an event with newer data does not decode its texts a second time [fault-7b]', () => {
  const { payload } = readMessage(updateEvent, { eventId: 'm', changes: { team1: { name: 'A &amp;lt; B' } } });
  const [event] = readAnswer(listEvents, { content: { entries: [{ id: 'm', title: '&amp;lt;' }] } }).value.entries;
  if (!event) throw new Error('no event');
  const changedEvent = applyEventChanges(event, payload.changes);
  expect(withFacts(event, changedEvent)).toMatchObject({ title: '&lt;', team1: { name: 'A &lt; B' } });
});

import { expect, it } from 'vitest';
import { initialState, type PlayerState } from '../store/player-state.ts';
import { announcementFor } from './announcer.tsx';

const playing: PlayerState = { ...initialState, firstFrame: true, paused: false };
const track = { id: 'a', language: 'en', label: null, accessible: false };

it.each<[string, Partial<PlayerState>, Partial<PlayerState>]>([
  ['paused', {}, { paused: true }],
  ['playing', { paused: true }, {}],
  ['buffering', {}, { waiting: true }],
  ['ended', {}, { ended: true, paused: true }],
  ['muted', {}, { muted: true }],
  ['captionsOn', { text: [{ ...track, active: false }] }, { text: [{ ...track, active: true }] }],
  ['behindLive', { live: true, atLiveEdge: true }, { live: true, atLiveEdge: false }],
  ['speed', {}, { rate: 2 }],
])('says %s', (text, before, after) => {
  expect(announcementFor({ ...playing, ...before }, { ...playing, ...after })).toBe(text);
});

it('says nothing about a reload, which pauses and plays by itself', () => {
  const reloading = { ...playing, paused: true, waiting: true, recovering: true };
  expect(announcementFor({ ...playing, recovering: true }, reloading)).toBeNull();
  expect(announcementFor(reloading, playing)).toBeNull();
  expect(announcementFor(reloading, { ...reloading, muted: true })).toBe('muted');
});

it('says nothing about time passing', () => {
  expect(announcementFor(playing, { ...playing, currentTime: 9 })).toBeNull();
});

it('says nothing about playing before there is a picture', () => {
  expect(announcementFor(initialState, { ...initialState, paused: false })).toBeNull();
});

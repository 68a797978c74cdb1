import { describe, expect, it } from 'vitest';
import { isolateText, stripBidiControls } from './bidi.ts';

describe('isolateText', () => {
  it('isolateText wraps a name whose direction differs from the sentence’s direction', () => {
    expect(isolateText('הפועל', 'ltr')).toBe('\u2068הפועל\u2069');
    expect(isolateText('Galil Elyon', 'rtl')).toBe('\u2068Galil Elyon\u2069');
  });

  it('isolateText leaves a name of the same direction unchanged', () => {
    expect(isolateText('Galil', 'ltr')).toBe('Galil');
    expect(isolateText('הפועל', 'rtl')).toBe('הפועל');
    expect(isolateText('3-2', 'rtl')).toBe('3-2');
  });

  it('isolateText removes invisible characters that would reverse the text after them', () => {
    expect(isolateText('a\u202eb', 'ltr')).toBe('ab');
    expect(stripBidiControls('\u2067x\u200e')).toBe('x\u200e');
  });
});

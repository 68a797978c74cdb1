import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { captionStyleShape, defaultCaptionStyle } from '../captions/caption-style.ts';
import { readItem, writeItem } from './stored-item.ts';

/** A BCP 47 tag; registered tags are far shorter. */
const language = z.string().check(z.maxLength(64));

/** A missing or malformed field gets its default; the others keep their values. */
const preferencesShape = z.object({
  /** 0 to 1. */
  volume: otherwise(z.number().check(z.minimum(0), z.maximum(1)), 1),
  muted: otherwise(z.boolean(), false),
  /** The speed of recordings. */
  rate: otherwise(z.number().check(z.minimum(0.25), z.maximum(2)), 1),
  /** Lines of the quality that the viewer picked, as in 720; null while the engine chooses. */
  qualityLines: otherwise(z.nullable(z.number().check(z.positive(), z.maximum(16_384))), null),
  /** Language of the captions that start with each stream; null is off. */
  captions: otherwise(z.nullable(language), null),
  captionLook: otherwise(captionStyleShape, () => defaultCaptionStyle),
  /** The preferred audio; null means the stream's own choice. */
  audio: otherwise(z.nullable(z.object({ language, described: z.boolean() })), null),
  /** Single-key shortcuts; some keyboards and speech input press keys by accident (WCAG 2.1.4). */
  shortcuts: otherwise(z.boolean(), true),
  /** Whether the video continues in a small player on other pages. */
  mini: otherwise(z.boolean(), true),
});

/** The preferences that this browser stores for a viewer. */
export type Preferences = z.infer<typeof preferencesShape>;

const parse = (stored: unknown): Preferences => {
  const parsed = preferencesShape.safeParse(stored);
  return parsed.success ? parsed.data : preferencesShape.parse({});
};

export const defaultPreferences: Preferences = parse({});

/** The version is part of the key, so another version starts from the defaults. */
const storageKey = 'touchline.player.preferences.v1';

/** Reads the stored preferences; storage may be blocked, empty or invalid. */
export function readPreferences(): Preferences {
  try {
    return parse(JSON.parse(readItem(storageKey) ?? 'null'));
  } catch {
    return defaultPreferences;
  }
}

/** Stores a change. If the browser blocks storage, the change lasts as long as the player. */
export function writePreferences(change: Partial<Preferences>): Preferences {
  const next = { ...readPreferences(), ...change };
  writeItem(storageKey, JSON.stringify(next));
  return next;
}

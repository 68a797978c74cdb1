import { z } from 'zod';
import { assetPath, colour } from './fields.ts';

/** The customer's part of a colour theme; grounds, texts and feedback colours are the product's. */
export const palette = z.strictObject({
  brand: colour.meta({ description: 'Fill of the one primary action and of selected states' }),
  brand_hover: colour.meta({ description: 'brand under the pointer' }),
  brand_pressed: colour.meta({ description: 'brand while it is pressed' }),
  on_brand: colour.meta({ description: 'Text and icons on brand, brand_hover and brand_pressed: 4.5:1' }),
  brand_text: colour.meta({ description: 'The brand as text or outline on the page ground and on panels: 4.5:1' }),
  accent: colour.meta({ description: 'The second colour: fill of badges and marks' }),
  on_accent: colour.meta({ description: 'Text and icons on accent: 4.5:1' }),
  accent_text: colour.meta({ description: 'The accent as text on the page ground and on panels: 4.5:1' }),
});

export type Palette = z.output<typeof palette>;

export const theme = z
  .strictObject({
    default: z.enum(['dark', 'light', 'system']).meta({ description: 'What a visitor without a preference sees' }),
    dark: palette.meta({ description: 'Brand colours on dark grounds' }),
    light: palette.optional().meta({ description: 'Present: the light theme is offered. Absent: dark is forced' }),
    radius: z.int().min(0).max(24).default(10).meta({ description: 'Pixels; all corners derive from it' }),
    hero_inset: z.enum(['none', 'gutter']).default('none').meta({ description: 'none: the hero bleeds to the edges' }),
    fonts: z
      .strictObject({
        display: z
          .enum(['sofia', 'big-shoulders', 'barlow-condensed'])
          .meta({ description: 'The face of headings and scores' }),
        case: z.enum(['none', 'uppercase']).default('none').meta({ description: 'Letter case of display type' }),
      })
      .meta({ description: "Display type; running text is set in the product's own face" }),
    logo: z
      .strictObject({
        dark: assetPath.meta({ description: 'Shown on dark grounds' }),
        light: assetPath.meta({ description: 'Shown on light grounds' }),
      })
      .meta({ description: 'The mark; the name stands beside it as text' }),
  })
  .superRefine((value, context) => {
    if (!value.light && value.default !== 'dark') {
      context.addIssue({ code: 'custom', path: ['default'], message: '"dark", as there is no light theme' });
    }
  });

export type Theme = z.output<typeof theme>;

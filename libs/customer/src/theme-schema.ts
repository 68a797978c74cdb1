import { z } from 'zod';
import { assetPath, colour } from './fields.ts';

/** Everything of a colour theme that belongs to the customer; grounds, texts and feedback colours are the product's. */
export const palette = z.strictObject({
  brand: colour.meta({ description: 'Fill of the one primary action and of selected states' }),
  brand_hover: colour,
  brand_pressed: colour,
  on_brand: colour.meta({ description: 'Text and icons on brand, brand_hover and brand_pressed: 4.5:1' }),
  brand_text: colour.meta({ description: 'The brand as text or outline on the page ground and on panels: 4.5:1' }),
  accent: colour,
  on_accent: colour,
  accent_text: colour,
});

export type Palette = z.output<typeof palette>;

export const theme = z
  .strictObject({
    default: z.enum(['dark', 'light', 'system']).meta({ description: 'What a visitor without a preference sees' }),
    dark: palette,
    light: palette.optional().meta({ description: 'Present: the light theme is offered. Absent: dark is forced' }),
    radius: z.int().min(0).max(24).default(10).meta({ description: 'Pixels; all corners derive from it' }),
    hero_inset: z.enum(['none', 'gutter']).default('none').meta({ description: 'none: the hero bleeds to the edges' }),
    fonts: z.strictObject({
      display: z.enum(['sofia', 'big-shoulders', 'barlow-condensed']),
      case: z.enum(['none', 'uppercase']).default('none').meta({ description: 'Letter case of display type' }),
    }),
    logo: z.strictObject({
      dark: assetPath.meta({ description: 'Shown on dark grounds' }),
      light: assetPath.meta({ description: 'Shown on light grounds' }),
    }),
  })
  .superRefine((value, context) => {
    if (!value.light && value.default !== 'dark') {
      context.addIssue({ code: 'custom', path: ['default'], message: '"dark", as there is no light theme' });
    }
  });

export type Theme = z.output<typeof theme>;

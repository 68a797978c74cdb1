import { z } from 'zod';
import { assetPath, colour } from './fields.ts';

/** The customer's part of a colour theme; backgrounds, texts and feedback colours are the product's. */
export const palette = z.strictObject({
  brand: colour.meta({ description: 'Fill of the primary button and of selected items' }),
  brand_hover: colour.meta({ description: 'The brand colour under the pointer' }),
  brand_pressed: colour.meta({ description: 'The brand colour of a pressed button' }),
  on_brand: colour.meta({
    description: 'Text and icons on brand, brand_hover and brand_pressed, with a contrast of 4.5:1',
  }),
  brand_text: colour.meta({
    description: 'The brand colour of texts and outlines on the page and on panels, with a contrast of 4.5:1',
  }),
  accent: colour.meta({ description: 'The second colour: fill of badges and marks' }),
  on_accent: colour.meta({ description: 'Text and icons on accent, with a contrast of 4.5:1' }),
  accent_text: colour.meta({
    description: 'The accent colour of texts on the page and on panels, with a contrast of 4.5:1',
  }),
});

export type Palette = z.output<typeof palette>;

export const theme = z
  .strictObject({
    default: z
      .enum(['dark', 'light', 'system'])
      .meta({ description: 'The theme for visitors who have not chosen one' }),
    dark: palette.meta({ description: 'Brand colours of the dark theme' }),
    light: palette
      .optional()
      .meta({ description: 'Brand colours of the light theme; without them the portal is always dark' }),
    radius: z
      .int()
      .min(0)
      .max(24)
      .default(10)
      .meta({ description: 'Corner radius in pixels; all corners derive from it' }),
    hero_inset: z
      .enum(['none', 'gutter'])
      .default('none')
      .meta({ description: 'Space around the opening match of the home page: none (full width) or gutter' }),
    fonts: z
      .strictObject({
        display: z
          .enum(['sofia', 'big-shoulders', 'barlow-condensed'])
          .meta({ description: 'The font of headings and scores' }),
        case: z.enum(['none', 'uppercase']).default('none').meta({ description: 'Letter case of headings' }),
      })
      .meta({ description: "Fonts of headings; other texts have the product's font" }),
    logo: z
      .strictObject({
        dark: assetPath.meta({ description: 'The logo on dark backgrounds' }),
        light: assetPath.meta({ description: 'The logo on light backgrounds' }),
      })
      .meta({ description: 'The logo; the portal shows the name next to it as text' }),
  })
  .superRefine((value, context) => {
    if (!value.light && value.default !== 'dark') {
      context.addIssue({ code: 'custom', path: ['default'], message: '"dark", because theme.light is missing' });
    }
  });

export type Theme = z.output<typeof theme>;

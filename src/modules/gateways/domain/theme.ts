/** The schema of a gateway's theme: tokens that override the platform's brand (src/brands/gateway-theme.ts builds the style sheet). */
import { z } from 'zod'

export const heroKinds = ['pale', 'deep', 'picture'] as const
export type HeroKind = (typeof heroKinds)[number]

export const typefaces = ['brand', 'serif', 'sans'] as const
export type Typeface = (typeof typefaces)[number]

const colour = z.string().regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, 'must be a colour such as #0b6e4f')

export const themeSchema = z.strictObject({
  accent: colour
    .optional()
    .describe(
      'The gateway’s one colour, such as #0b6e4f: shades of it that can be read are made for links, buttons and the banner, in light and in dark.',
    ),
  hero: z
    .enum(heroKinds)
    .optional()
    .describe(
      'The ground of the banner: “pale” or “deep” in the accent’s colour, or “picture”, for light words on the gateway’s own picture.',
    ),
  typeface: z
    .enum(typefaces)
    .optional()
    .describe('The letters of headings: the platform’s own (“brand”), with serifs (“serif”) or without (“sans”).'),
  tokens: z
    .record(
      z.string().regex(/^[a-z][a-z\d-]*$/, 'must be a token’s name without its dashes, such as paper-soft'),
      z.tuple([colour, colour]),
    )
    .optional()
    .describe('Single colours in place of the brand’s, by the token’s name, each as two: in light and in dark.'),
})
export type GatewayTheme = z.infer<typeof themeSchema>

/** Finds the brands: every folder here but `default` is one, named for its platform's key. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { OperatorError } from '../core/operator-error.ts'
import { compileMessage } from '../core/text/compile-message.ts'
import { languages } from '../core/text/languages.ts'
import type { BrandMessages } from '../core/text/message.ts'
import { menuItemSchema } from '../modules/sites/domain/navigation/main-menu.ts'
import type { Brand } from './brand.ts'
import { heroLayouts, networks } from './brand.ts'
import { brand as defaultBrand } from './default/brand.ts'
import { type Palette, readPalette } from './palette.ts'

export interface LoadedBrand extends Omit<Brand, 'platform'> {
  key: string
  /** Platform info before its defaults, as the brand gives it. */
  settings: unknown
  /** Empty for the default brand, whose texts are the default messages. */
  text: BrandMessages
  /** The brand's colours over those of the default brand. */
  palette: Palette
  /** The folder of its files; the default brand's replace those that it lacks. */
  directory: string
}

const brandSchema = z.strictObject({
  platform: z.unknown(),
  masthead: z.enum(['standard', 'commission']),
  footer: z.enum(['standard', 'commission']),
  hero: z.strictObject({ layout: z.enum(heroLayouts), showsIssn: z.boolean() }).nullable(),
  partnerLogos: z.array(
    z.strictObject({
      name: z.string().min(1),
      file: z.string().regex(/^[\w-]+\.svg$/, 'must be an SVG file in the folder of the brand'),
      href: z.url().nullable(),
      width: z.number().positive(),
      height: z.number().positive(),
    }),
  ),
  menu: z.array(menuItemSchema).nullable(),
  follow: z.array(z.strictObject({ name: z.string().min(1), icon: z.enum(networks), href: z.url() })),
})
const message = z.string().transform((source, context) => {
  try {
    return compileMessage(source)
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error))
    return z.NEVER
  }
})
const textSchema = z.record(z.string(), z.record(z.enum(languages), message))

/** The folder of the files that a brand lacks. */
export const defaultDirectory = join(import.meta.dirname, 'default')

async function exportOf(file: string, name: string): Promise<unknown> {
  let module: unknown
  try {
    module = await import(pathToFileURL(file).href)
  } catch (error) {
    throw new OperatorError(`${file} cannot be run: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined
}

function parsed<Shape>(schema: z.ZodType<Shape>, value: unknown, file: string): Shape {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(issue => `  ${issue.path.join('.') || 'the whole'}: ${issue.message}`)
  throw new OperatorError(`${file} is not a brand’s:\n${problems.join('\n')}`)
}

/** @throws OperatorError with the file and its error */
export async function loadBrand(directory: string, key: string): Promise<LoadedBrand> {
  const file = join(directory, 'brand.ts')
  const { platform, ...brand } = parsed(brandSchema, await exportOf(file, 'brand'), file)
  const textFile = join(directory, 'text.ts')
  const text = existsSync(textFile) ? parsed(textSchema, await exportOf(textFile, 'text'), textFile) : {}
  return { ...brand, key, settings: platform, text, palette: readPalette(directory), directory }
}

/** The folder of all brands. */
export const brandsDirectory = import.meta.dirname

/** The brands that there are, in the order of their keys. */
export const brandKeys = (directory = brandsDirectory): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'default' && existsSync(join(directory, entry.name, 'brand.ts')))
    .map(entry => entry.name)
    .toSorted()

/** @throws OperatorError with the file and its error */
export async function loadBrands(directory = brandsDirectory): Promise<Map<string, LoadedBrand>> {
  const keys = brandKeys(directory)
  return new Map(await Promise.all(keys.map(async key => [key, await loadBrand(join(directory, key), key)] as const)))
}

/** The brand of a site without a folder: the default look, under the site's name. */
export function plainBrand(key: string): LoadedBrand {
  const { platform, ...brand } = defaultBrand
  const settings = { ...platform, displayName: key }
  return { ...brand, key, settings, text: {}, palette: readPalette(defaultDirectory), directory: defaultDirectory }
}

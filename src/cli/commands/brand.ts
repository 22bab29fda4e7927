import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { brandKeys, brandsDirectory } from '../../brands/load-brands.ts'
import { OperatorError } from '../../core/operator-error.ts'
import { type BrandCheck, checkBrand } from '../../modules/sites/use-cases/brands/check-brand.ts'
import { makeBrand } from '../../modules/sites/use-cases/brands/make-brand.ts'
import { messages } from '../../site/messages.ts'
import { print, table } from '../output.ts'

interface In {
  directory: string
}

function degrees(text: string): number {
  const hue = Number(text)
  if (text.trim() === '' || !Number.isInteger(hue) || hue < 0 || hue > 359)
    throw new InvalidArgumentError('It must be a whole number from 0 to 359.')
  return hue
}
const where = ['--directory <folder>', 'the folder of all brands', (folder: string) => resolve(folder), brandsDirectory] as const

export function addBrandCommands(program: Command): void {
  const brand = program.command('brand').description('look after the brands of the platforms')
  brand
    .command('new')
    .description('make the folder of a new brand, which works at once: its colours, mark and artwork are drawn from its key')
    .argument('<key>', 'its platform’s key: KEY.localhost opens it')
    .option('--name <name>', 'what the platform is called (default: from the key)')
    .option('--hue <degrees>', 'the hue of its colours: 30 is red, 140 green, 250 blue (default: from the key)', degrees)
    .option(...where)
    .action(async (key: string, { name, hue, directory }: In & { name?: string; hue?: number }, command: Command) => {
      const startYear = new Date().getFullYear()
      const made = await makeBrand({ key, displayName: name ?? nameOf(key), hue: hue ?? null, startYear }, directory)
      print(command, { key, directory: made }, () => `Made ${made}. Start Recto again, and open http://${key}.localhost:3000.`)
    })
  brand
    .command('list')
    .description('show all brands, with the names of their platforms and the layouts of their front pages')
    .option(...where)
    .action(async ({ directory }: In, command: Command) => {
      const brands = (await checkBrands(undefined, directory)).map(({ key, name, layout }) => ({ key, name, layout }))
      print(command, brands, all => table([['key', 'name', 'layout'], ...all.map(each => [each.key, each.name, each.layout ?? ''])]))
    })
  brand
    .command('check')
    .description('read the files of a brand, or of all, and measure the contrast of their colours')
    .argument('[key]')
    .option(...where)
    .action(async (key: string | undefined, { directory }: In, command: Command) => {
      const checks = await checkBrands(key, directory)
      print(command, checks, asText)
      if (checks.some(({ problems }) => problems.length > 0)) process.exitCode = 1
    })
}

/** @throws OperatorError for a key that no brand has */
async function checkBrands(key: string | undefined, directory: string): Promise<BrandCheck[]> {
  const keys = brandKeys(directory)
  if (key !== undefined && !keys.includes(key)) throw new OperatorError(`There is no brand “${key}” in ${directory}.`)
  return Promise.all((key === undefined ? keys : [key]).map(each => checkBrand(each, directory, messages.en)))
}

function asText(checks: readonly BrandCheck[]): string {
  const invalid = checks.filter(({ problems }) => problems.length > 0)
  const lines = invalid.flatMap(({ key, problems }) => problems.map(problem => `✗ ${key}: ${problem}`))
  return [...lines, `${checks.length} ${checks.length === 1 ? 'brand' : 'brands'} checked, ${invalid.length} with problems.`].join('\n')
}

/** A name from a key, such as “Marine biology” from marine-biology. */
const nameOf = (key: string): string => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ')

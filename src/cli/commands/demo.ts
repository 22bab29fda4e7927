import { type Command, InvalidArgumentError } from 'commander'
import type { WordRange } from '../../../tools/generate-publications/article.ts'
import { loadDemo, removeSampleContent } from '../../main/demo-library.ts'
import { type Progress, showProgress } from '../../main/progress.ts'
import { print } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'
import { importSummaryText } from './import.ts'

interface GenerateCommandOptions {
  count: number
  seed: number
  words?: WordRange
  site?: string
}

function wordRange(text: string): WordRange {
  const [, min, max] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  const range = { min: Number(min), max: Number(max ?? min) }
  if (min === undefined || range.min < 1 || range.max < range.min)
    throw new InvalidArgumentError('It must be a number of words, or the least and the most, such as 200-400.')
  return range
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new InvalidArgumentError('It must be a whole number.')
  return number
}

export function addDemo(program: Command): void {
  const demo = program.command('demo').description('sample content')
  demo
    .command('load')
    .description('put the demo library into the library')
    .action(async (_options, command: Command) => {
      const summary = await withChangedLibrary(library => loadDemo(library, { pdf: true }))
      print(command, summary, each => importSummaryText(each, false))
      if (summary.failed.length > 0) process.exitCode = 1
    })
  demo
    .command('clear')
    .description('remove all sample content: what “demo load” and “demo generate” put in')
    .action(async (_options, command: Command) => {
      const removed = await withChangedLibrary(({ database }) => removeSampleContent(database.kysely))
      print(command, { removed }, () => `Removed ${removed} sample items.`)
    })
  demo
    .command('generate')
    .description('make any number of further sample items, for load tests')
    .requiredOption('--count <n>', 'how many', wholeNumber)
    .option('--seed <n>', 'the same seed makes the same items', wholeNumber, 1)
    .option('--words <least-most>', 'about how long an article is (default: 2000-6000)', wordRange)
    .option('--site <key>', 'the platform that they go to (default: RECTO_SITE)')
    .action(async ({ count, seed, words, site }: GenerateCommandOptions, command: Command) => {
      // The vocabulary of the generator is large, and no other command needs it.
      const { generateItems } = await import('../../../tools/generate-publications/generate-items.ts')
      const made = await withChangedLibrary(({ config, database, files }) => {
        const progress: Progress = showProgress('Generating', count)
        return generateItems(
          { kysely: database.kysely, files, platform: site ?? config.defaultPlatform },
          { count, seed, ...(words && { words }), onItem: name => progress.step(name) },
        ).finally(() => progress.stop())
      })
      print(command, made, ({ created, seconds }) => `Made ${created} items in ${seconds.toFixed(1)} s.`)
    })
}

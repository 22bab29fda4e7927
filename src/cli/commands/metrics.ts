import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { usageExitCode } from '../../core/operator-error.ts'
import { externalCountsSchema } from '../../modules/metrics/domain/external-counts.ts'
import { importCounts } from '../../modules/metrics/use-cases/import-counts.ts'
import { print } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'

export function addMetricsCommands(program: Command): void {
  const metrics = program.command('metrics').description('look after how often items are used')
  metrics
    .command('import')
    .description('take in what PubMed Central, Zenodo or another system counted')
    .argument(
      '<file>',
      'JSON: a list of {doi, source: research | pmc | zenodo, month: "2024-05", numberOfViews, numberOfPdfDownloads, numberOfXmlDownloads, numberOfOtherDownloads}',
    )
    .option('--site <key>', 'the platform whose items they are (default: RECTO_SITE)')
    .action(async (file: string, { site }: { site?: string }, command: Command) => {
      const counts = await readCounts(file)
      if (typeof counts === 'string') {
        console.error(counts)
        process.exitCode = usageExitCode
        return
      }
      const taken = await withChangedLibrary(({ config, database }) =>
        importCounts(database.kysely, site ?? config.defaultPlatform, counts),
      )
      print(command, taken, ({ items, unknown }) =>
        [`Took in counts of ${items} items.`, ...unknown.map(doi => `No item has the DOI ${doi}.`)].join('\n'),
      )
      if (taken.unknown.length > 0) process.exitCode = 1
    })
}

/** The counts in a file, or its errors. */
async function readCounts(file: string) {
  try {
    const parsed = externalCountsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (parsed.success) return parsed.data
    const problems = parsed.error.issues.slice(0, 5).map(({ path, message }) => `  ${path.join('.') || 'it'}: ${message}`)
    return `The counts in ${file} cannot be used:\n${problems.join('\n')}`
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

import type { Command } from 'commander'
import { withLibrary } from '../../main/library.ts'
import { makeIndexAnew } from '../../modules/discovery/use-cases/search/wait-for-index.ts'
import { print } from '../output.ts'
import { indexedLibrary, showIndexing } from '../search-index.ts'

export function addReindex(program: Command): void {
  program
    .command('reindex')
    .description('make the search index anew from the whole library; searches are answered from the old one meanwhile')
    .action(async (_options, command: Command) => {
      const start = performance.now()
      const items = await withLibrary(async library => {
        const { stop, ...progress } = showIndexing()
        const onWaiting = (): void => console.error('Another process is at the search index: waiting until it is done …')
        return await makeIndexAnew(library.database, indexedLibrary(library), { ...progress, onWaiting }).finally(stop)
      })
      const seconds = (performance.now() - start) / 1000
      print(command, { items, seconds }, () => `Made the search index of ${items} items in ${seconds.toFixed(1)} s.`)
    })
}

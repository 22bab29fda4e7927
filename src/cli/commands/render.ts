import type { Command } from 'commander'
import { readLibraryAgain } from '../../modules/publications/use-cases/read-library-again.ts'
import { renderLibrary } from '../../modules/publications/use-cases/render-library.ts'
import { print } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'

export function addRender(program: Command): void {
  program
    .command('render')
    .description(
      'read the versions again that an older reader read, from their stored sources, and render those anew whose HTML an older renderer made',
    )
    .action(async (_options, command: Command) => {
      const outcome = await withChangedLibrary(async ({ database, files }) => {
        const again = await readLibraryAgain({ kysely: database.kysely, files })
        const { rendered, failed } = await renderLibrary({ kysely: database.kysely })
        return { readAgain: { changed: again.changed, same: again.same }, rendered, failed: [...again.failed, ...failed] }
      })
      print(command, outcome, ({ readAgain: { changed, same }, rendered, failed }) =>
        [
          ...failed.map(({ name, message }) => `✗ ${name}: ${message}`),
          `Read ${changed + same} versions again, of which ${changed} say something else now. Rendered ${rendered} versions. ${failed.length} failed.`,
        ].join('\n'),
      )
      if (outcome.failed.length > 0) process.exitCode = 1
    })
}

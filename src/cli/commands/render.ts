import type { Command } from 'commander'
import { renderLibrary } from '../../use-cases/render-library.ts'

import { print } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'

export function addRender(program: Command): void {
  program
    .command('render')
    .description('render the versions anew whose HTML an older renderer made, from their stored documents')
    .action(async (_options, command: Command) => {
      const outcome = await withChangedLibrary(({ database }) => renderLibrary({ kysely: database.kysely }))
      print(command, outcome, ({ rendered, failed }) =>
        [...failed.map(({ name, message }) => `✗ ${name}: ${message}`), `Rendered ${rendered} versions, ${failed.length} failed.`].join(
          '\n',
        ),
      )
      if (outcome.failed.length > 0) process.exitCode = 1
    })
}

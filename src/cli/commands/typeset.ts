import type { Command } from 'commander'
import { withLibrary } from '../../main/library.ts'
import { openTypesetter } from '../../modules/publications/external/typesetter/typst-typesetter.ts'
import { paperBrands } from '../../modules/publications/use-cases/typeset/paper-brand.ts'
import { typesetLibrary } from '../../modules/publications/use-cases/typeset/typeset-library.ts'
import { print } from '../output.ts'

export function addTypeset(program: Command): void {
  program
    .command('typeset')
    .description('make the PDFs of versions that brought none, where they are missing or were made from something else')
    .action(async (_options, command: Command) => {
      const typesetter = openTypesetter()
      try {
        const outcome = await withLibrary(({ database, files, platforms }) =>
          typesetLibrary({ kysely: database.kysely, files, typesetter, brandOf: paperBrands(platforms) }),
        )
        print(command, outcome, ({ made, warnings }) =>
          [...warnings.map(({ message }) => `✗ ${message}`), `Made ${made} PDFs, ${warnings.length} not as they should be.`].join('\n'),
        )
      } finally {
        await typesetter.close()
      }
    })
}

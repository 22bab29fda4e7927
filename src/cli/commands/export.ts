import { resolve } from 'node:path'
import type { Command } from 'commander'
import { exportParts } from '../../main/export-parts.ts'
import { withLibrary } from '../../main/library.ts'
import { exportLibrary } from '../../modules/publications/use-cases/export/export-library.ts'
import { print } from '../output.ts'

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write everything stored back out: JATS with its files, packages of other items, JSON for the rest')
    .argument('<dir>', 'a folder that is empty or does not exist')
    .action(async (directory: string, _options, command: Command) => {
      const summary = await withLibrary(({ database, files }) =>
        exportLibrary({ kysely: database.kysely, files, exportParts }, resolve(directory)),
      )
      print(
        command,
        summary,
        ({ items, files, seconds }) =>
          `Exported ${items} items in ${files} files to ${directory} in ${seconds.toFixed(1)} s. It holds the accounts’ password hashes: keep it safe.`,
      )
    })
}

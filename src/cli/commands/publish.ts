import { type Command, InvalidArgumentError } from 'commander'
import { parseId } from '../../core/ids/parse-id.ts'
import type { AssetId, VersionId } from '../../core/ids/shared-ids.ts'
import {
  readUnpublishedState,
  type UnpublishedState,
  unpublishedStates,
} from '../../modules/publications/domain/content/unpublished-state.ts'
import { openTypesetter } from '../../modules/publications/external/typesetter/typst-typesetter.ts'
import type { Publishable } from '../../modules/publications/use-cases/publication/change-publication.ts'
import { changePublicationAndPdfs } from '../../modules/publications/use-cases/publication/remake-pdfs.ts'
import { paperBrands } from '../../modules/publications/use-cases/typeset/paper-brand.ts'
import { print } from '../output.ts'
import { withChangedLibrary } from '../search-index.ts'

export function readState(text: string): UnpublishedState {
  const state = readUnpublishedState(text)
  if (state === null) throw new InvalidArgumentError(`It must be one of ${unpublishedStates.join(', ')}.`)
  return state
}

export function addPublish(program: Command): void {
  publishable(program.command('publish'))
    .description('publish a version or an asset that is not published; /my/dashboard and its preview tell its number')
    .action((kind: Publishable['kind'], id: VersionId & AssetId, _options, command: Command) => change(command, { kind, id }, null))
}

export function addUnpublish(program: Command): void {
  publishable(program.command('unpublish'))
    .description('take a version or an asset back from readers; its authors and editors still see it')
    .option('--state <state>', `how far a version is: ${unpublishedStates.join(', ')}`, readState, 'DRAFT')
    .action((kind: Publishable['kind'], id: VersionId & AssetId, { state }: { state: UnpublishedState }, command: Command) =>
      change(command, { kind, id }, state),
    )
}

const publishable = (command: Command): Command =>
  command.argument('<kind>', 'version or asset', readKind).argument('<id>', 'its number', readId)

async function change(command: Command, what: Publishable, state: UnpublishedState | null): Promise<void> {
  const isThere = await withChangedLibrary(async ({ database, files, platforms }) => {
    const typesetter = openTypesetter()
    try {
      const setting = { kysely: database.kysely, files, typesetter, brandOf: paperBrands(platforms) }
      const changed = await changePublicationAndPdfs(setting, what, state)
      for (const message of changed.messages) console.error(`✗ ${message}`)
      return changed.isThere
    } finally {
      await typesetter.close()
    }
  })
  const done = { ...what, isThere, state: what.kind === 'asset' ? null : state }
  print(command, done, () =>
    isThere
      ? `The ${what.kind} ${what.id} is ${state === null ? 'published' : 'not published any more'}.`
      : `There is no ${what.kind} ${what.id}.`,
  )
  if (!isThere) process.exitCode = 1
}

function readKind(text: string): Publishable['kind'] {
  if (text !== 'version' && text !== 'asset') throw new InvalidArgumentError('It must be version or asset.')
  return text
}

function readId(text: string): VersionId & AssetId {
  const id = parseId<VersionId & AssetId>(text)
  if (id === null) throw new InvalidArgumentError('It must be a number.')
  return id
}

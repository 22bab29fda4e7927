/** Imports images and other files of a WordPress into the media library: identified by content, each in its own transaction. */

import { fileTypeFromBuffer } from 'file-type'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { noId } from '../../../../core/ids/id.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { listMedia, type Media } from '../../data/site-content.ts'
import { describeMedia, type MediaToStore, storeMedia } from '../../data/site-media.ts'
import { noteWordpressItem } from '../../data/wordpress-item.ts'
import { type ImageProblem, plainName } from '../../domain/media/image-file.ts'
import { type ImportedMedia, mediaIn } from '../../domain/wordpress/page-html.ts'
import { fileKey, type WordpressContent, type WordpressMedia } from '../../domain/wordpress/wordpress-content.ts'
import { prepareImage } from '../content-manager/prepare-image.ts'
import { hashOf, type ImportRun, leaveOut, note } from './import-run.ts'

/** Bytes of one file. */
const maxBytes = 64 * 1024 * 1024

/** Types that are stored unchanged, because nothing in them can run within a page. */
const plainFiles: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/zip',
  'application/epub+zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'audio/mpeg',
  'video/mp4',
  'video/webm',
])

export type MediaOf = (named: number | string) => ImportedMedia | null

/** @returns a function that finds an imported file by its id there or one of its URLs */
export async function importMedia(importRun: ImportRun): Promise<MediaOf> {
  const { content, kysely, platform, known } = importRun
  const wanted = importRun.media === 'all' ? content.media : usedMedia(content)
  const present = new Map((await listMedia(kysely, platform)).map(media => [media.id, media]))
  const taken = new Map<number, ImportedMedia>()
  for (const media of wanted) {
    const before = known.of('media', media.id)
    const stored = before && present.get(before.localId)
    const found = await importFile(importRun, media, stored)
    if (found !== null) taken.set(media.id, found)
  }
  const byUrl = new Map(content.media.flatMap(({ id, urls }) => urls.map(url => [fileKey(content.home, url), id] as const)))
  return named => {
    const id = typeof named === 'number' ? named : byUrl.get(fileKey(content.home, named))
    return id === undefined ? null : (taken.get(id) ?? null)
  }
}

/** The files that texts, posts and members use. */
function usedMedia(content: WordpressContent): WordpressMedia[] {
  const { home, pages, posts, members } = content
  const texts = [
    ...pages.flatMap(({ body, leftSidebar, rightSidebar }) => [body, ...[...leftSidebar, ...rightSidebar].map(widget => widget.content)]),
    ...posts.map(({ body }) => body),
    ...(members ?? []).map(({ body }) => body ?? ''),
  ]
  const named = [...texts.flatMap(mediaIn), ...posts.map(({ image }) => image), ...(members ?? []).map(({ image }) => image)]
  const wanted = new Set(named.map(each => (typeof each === 'string' ? fileKey(home, each) : each)))
  return content.media.filter(({ id, urls }) => wanted.has(id) || urls.some(url => wanted.has(fileKey(home, url))))
}

const hashesOf = ({ urls, alt }: WordpressMedia): [url: string, alt: string] => [hashOf(urls[0]), hashOf(alt)]

async function importFile(importRun: ImportRun, media: WordpressMedia, stored: Media | undefined): Promise<ImportedMedia | null> {
  const { kysely, platform, site, known, dryRun } = importRun
  const [url, alt] = hashesOf(media)
  const before = known.of('media', media.id)
  const hash = `${url}.${alt}`
  const what = `the file ${media.urls[0] ?? media.id}`
  if (stored === undefined || before === undefined || !before.hash.startsWith(url)) return await importNewFile(importRun, media, hash, what)
  if (before.hash !== hash && !dryRun)
    await kysely.transaction().execute(async trx => {
      await describeMedia(trx, platform, stored.id, { alt: normaliseLine(media.alt), basedOn: null })
      await noteWordpressItem(trx, platform, site, { ...before, hash })
    })
  note(importRun, before.hash === hash ? 'unchanged' : 'updated', what)
  return { id: stored.id, url: stored.url, isImage: stored.width !== null, alt: media.alt }
}

async function importNewFile(importRun: ImportRun, media: WordpressMedia, hash: string, what: string): Promise<ImportedMedia | null> {
  const { kysely, platform, site, dryRun, fetchFile } = importRun
  const [url] = media.urls
  if (url === undefined || fetchFile === null) {
    leaveOut(importRun, what, url === undefined ? 'it has no address' : 'files are not fetched')
    return null
  }
  if (dryRun) {
    note(importRun, 'created', what)
    // A dry run does not fetch the file, so only the URL suggests its type.
    return { id: noId(), url, isImage: /\.(?:jpe?g|png|webp|avif|gif)$/i.test(url), alt: media.alt }
  }
  const file = await prepare(importRun, url)
  if (typeof file === 'string') {
    leaveOut(importRun, what, file)
    return null
  }
  const id = await kysely.transaction().execute(async trx => {
    const localId = await storeMedia(trx, platform, { ...file, alt: normaliseLine(media.alt) })
    await noteWordpressItem(trx, platform, site, { kind: 'media', wordpressId: media.id, localId, hash, revisionId: null })
    return localId
  })
  const [stored] = await listMedia(kysely, platform, [id])
  if (stored === undefined) throw new Error(`The file ${id} was stored and is gone`)
  note(importRun, 'created', what)
  return { id, url: stored.url, isImage: stored.width !== null, alt: media.alt }
}

/** @returns the reason where the file is left out */
async function prepare({ fetchFile, files }: ImportRun, url: string): Promise<MediaToStore | string> {
  const fetched = await fetchOr(fetchFile, url)
  if (typeof fetched === 'string') return fetched
  const name = plainName(decoded(new URL(url).pathname)) || 'file'
  const prepared = await prepareImage(files, { name, content: fetched })
  if (prepared.kind === 'prepared') return prepared.picture
  if (prepared.problem.kind !== 'wrong-type') return whyRefused(prepared.problem)
  const type = (await fileTypeFromBuffer(fetched))?.mime ?? 'text/plain'
  if (!plainFiles.has(type)) return `it is of a type that is not taken (${type})`
  const file = { ...(await files.put(fetched)), mimeType: type, width: null, height: null }
  return { name, file, sizes: new Map() }
}

async function fetchOr(fetchFile: ImportRun['fetchFile'], url: string): Promise<Uint8Array | string> {
  try {
    return (await fetchFile?.(url, maxBytes)) ?? 'there is no such file any more'
  } catch (error) {
    // An unavailable WordPress ends the import; an error of a single file does not.
    if (!(error instanceof ServiceFailure) || error.reason === 'away') throw error
    return error.message
  }
}

function whyRefused(problem: ImageProblem): string {
  switch (problem.kind) {
    case 'too-large':
      return `it has more than ${problem.most} bytes`
    case 'too-many-pixels':
      return `it has more than ${problem.most} pixels`
    case 'empty':
      return 'it is empty'
    case 'drawing':
      return 'it is a drawing (SVG), which could do something in a page: save it as PNG'
    case 'wrong-type':
      return 'it is no picture'
    case 'unreadable':
      return 'it cannot be read as a picture'
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

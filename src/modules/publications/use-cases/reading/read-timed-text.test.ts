import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '../../../../core/files/file-store.ts'
import { readTimedText } from './read-timed-text.ts'

let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-timed-text-'))
  files = openFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const track = async (role: string, language: string | null, words: string) => {
  const { sha256, bytes } = await files.put(Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${words}`))
  return { sha256, bytes, role, language, label: language }
}
const cue = (text: string) => ({ start: 1, end: 2, text, speaker: null })

test('chapters and captions are read in their order', async () => {
  const stored = [await track('captions', 'en', 'Light'), await track('chapters', 'en', 'One'), await track('captions', 'fr', 'Lumière')]
  expect(await readTimedText(files, stored)).toEqual({
    chapters: [cue('One')],
    transcripts: [
      { language: 'en', label: 'en', cues: [cue('Light')] },
      { language: 'fr', label: 'fr', cues: [cue('Lumière')] },
    ],
  })
})

test('missing, too large and invalid caption files are left out', async () => {
  const whole = await track('captions', 'en', 'kept')
  const stored = [
    { ...whole, sha256: 'f'.repeat(64) },
    { ...whole, bytes: 2_000_001 },
    { ...whole, role: 'main' },
  ]
  expect(await readTimedText(files, stored)).toEqual({ chapters: [], transcripts: [] })
})

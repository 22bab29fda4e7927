import { FileMissingError, type FileStore } from '../../../../core/files/file-store.ts'
import { type Cue, parseWebVtt } from '../../domain/captions/webvtt.ts'
import type { TimedText } from '../../domain/content/for-reading.ts'

/** More than a day of speech; a larger file is not captions, and only the player may try it. */
const maxBytes = 2_000_000

interface StoredTrack {
  sha256: string
  role: string
  label: string | null
  language: string | null
  bytes: number
}

/** Reads the files of captions and chapters. A lost or too large file gives nothing, and the page is shown without it. */
export async function readTimedText(files: FileStore, stored: readonly StoredTrack[]): Promise<TimedText> {
  const cuesOf = async (track: StoredTrack | undefined): Promise<Cue[]> => {
    if (track === undefined || track.bytes > maxBytes) return []
    try {
      return parseWebVtt((await files.read(track.sha256)).toString('utf8'))
    } catch (error) {
      if (error instanceof FileMissingError) return []
      throw error
    }
  }
  const transcripts = stored
    .filter(({ role }) => role === 'captions')
    .map(async track => ({ label: track.label, language: track.language, cues: await cuesOf(track) }))
  return {
    chapters: await cuesOf(stored.find(({ role }) => role === 'chapters')),
    transcripts: (await Promise.all(transcripts)).filter(({ cues }) => cues.length > 0),
  }
}

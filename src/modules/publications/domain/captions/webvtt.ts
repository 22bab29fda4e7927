/** Parses captions and chapters in WebVTT (W3C WebVTT: The Web Video Text Tracks Format, section 6) into text and times. */
import { decodeHTML } from 'entities'

export interface Cue {
  /** Seconds from the beginning of the video. */
  start: number
  end: number
  /** Plain text; lines of the file are joined by a space. */
  text: string
  /** The speaker, where the cue names one (`<v Name>`). */
  speaker: string | null
}

/** A file that is not captions at all is read no further than this. */
const maxCues = 20_000
const timing = /^\s*((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})(?:\s|$)/

/** The cues of a file in order of time. A block that is not a cue is skipped, as players do; a file that is not WebVTT has no cues. */
export function parseWebVtt(source: string): Cue[] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return []
  const cues: Cue[] = []
  for (const block of text.split(/\n{2,}/)) {
    if (/^(NOTE|STYLE|REGION)(?:\s|$)/.test(block)) continue
    const cue = readCue(block.split('\n'))
    if (cue !== null) cues.push(cue)
    if (cues.length === maxCues) break
  }
  return cues.sort((one, other) => one.start - other.start || one.end - other.end)
}

function readCue(lines: readonly string[]): Cue | null {
  // A cue may have a name in the line before its times.
  const at = lines.findIndex(line => line.includes('-->'))
  const match = timing.exec(lines[at] ?? '')
  if (match === null) return null
  const [start, end] = [secondsOf(match[1]), secondsOf(match[2])]
  const content = lines.slice(at + 1).join(' ')
  const text = plain(content)
  if (end <= start || text === '') return null
  return { start, end, text, speaker: plain(/<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(content)?.[1] ?? '') || null }
}

const plain = (content: string): string =>
  decodeHTML(content.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** Converts `mm:ss.mmm` or `hh:mm:ss.mmm` to seconds. */
const secondsOf = (time = ''): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * The index of the last cue that has begun and not yet ended; -1 where there is none.
 * @param cues in order of time. @param time in seconds
 */
export function cueAt(cues: readonly Cue[], time: number): number {
  return cues.findLastIndex(({ start, end }) => start <= time && time < end)
}

/** Formats a time as `1:05`, or `1:02:05` from an hour on. @param seconds from the beginning */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

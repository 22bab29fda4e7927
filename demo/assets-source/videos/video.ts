/** What a video is made of, and how one is built: frames drawn as SVG, shown by Chromium, encoded by ffmpeg. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openPage } from '../lib/browser.ts'
import { htmlPage } from '../lib/html.ts'
import { type ItemFacts, type ItemFile, sampleLine, writeItem } from '../lib/item.ts'

export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: Readonly<Record<string, string>>
}
export interface Chapter {
  readonly at: number
  readonly title: string
}

export interface Video {
  readonly facts: ItemFacts
  readonly seconds: number
  readonly ground: string
  /** The second of the frame that stands for the video. */
  readonly posterAt: number
  readonly languages: Readonly<Record<string, string>>
  readonly cues: readonly Cue[]
  /** Where captions stand, in WebVTT's words, if not at the foot. */
  readonly cueSettings?: string
  readonly chapters: readonly Chapter[]
  /** What is to be seen, for the transcript. */
  readonly seen: readonly string[]
  /** The inner SVG of the frame at a second, 1280 by 720. */
  readonly frame: (second: number) => string
}

const rate = 25
export const width = 1280
export const height = 720

const stamp = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
const vtt = (rows: readonly (readonly [from: number, to: number, text: string])[], settings = ''): string =>
  `WEBVTT\n\n${rows.map(([from, to, text], i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}${settings && ` ${settings}`}\n${text}\n`).join('\n')}`

export function buildVideo(video: Video): [string, (directory: string) => Promise<void>] {
  const { facts } = video
  return [
    facts.slug,
    async directory => {
      const svg = (second: number): string =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${video.frame(second)}</svg>`
      const page = await openPage(
        htmlPage(facts.title, `body{background:${video.ground};overflow:hidden}`, `<div id="frame">${svg(0)}</div>`),
        width,
        height,
      )
      const show = (second: number): Promise<unknown> =>
        page.evaluate(`document.getElementById('frame').innerHTML = ${JSON.stringify(svg(second))}; document.fonts.ready.then(() => true)`)
      await show(video.posterAt)
      await show(video.posterAt)
      const still = await page.screenshot()
      await sharp(still).webp({ quality: 88 }).toFile(join(directory, 'poster.webp'))
      const film = join(directory, 'video.mp4')
      const encoder = spawn(
        'ffmpeg',
        [
          '-y',
          '-loglevel',
          'error',
          '-f',
          'image2pipe',
          '-framerate',
          String(rate),
          '-i',
          '-',
          '-an',
          '-c:v',
          'libx264',
          '-preset',
          'medium',
          '-crf',
          '24',
          '-pix_fmt',
          'yuv420p',
          '-g',
          '125',
          '-threads',
          '2',
          '-bsf:v',
          'filter_units=remove_types=6',
          '-map_metadata',
          '-1',
          '-fflags',
          '+bitexact',
          '-movflags',
          '+faststart',
          film,
        ],
        { stdio: ['pipe', 'inherit', 'inherit'] },
      )
      const done = once(encoder, 'close')
      for (let k = 0; k < video.seconds * rate; k += 1) {
        await show(k / rate)
        if (!encoder.stdin.write(await page.screenshot({ type: 'jpeg', quality: 96 }))) await once(encoder.stdin, 'drain')
      }
      encoder.stdin.end()
      await page.close()
      const ended: unknown[] = await done
      if (ended[0] !== 0) throw new Error(`ffmpeg ended with ${String(ended[0])}`)
      writeFileSync(film, Buffer.from(readFileSync(film, 'latin1').replace('Lavc libx264', 'Recto sample'), 'latin1'))

      const files: ItemFile[] = [
        { path: 'video.mp4', role: 'main', label: `Video (MP4, ${video.seconds} seconds, no sound)`, language: 'en' },
      ]
      for (const [language, name] of Object.entries(video.languages)) {
        writeFileSync(
          join(directory, `captions.${language}.vtt`),
          vtt(
            video.cues.map(({ from, to, text }) => [from, to, text[language] ?? '']),
            video.cueSettings,
          ),
        )
        files.push({ path: `captions.${language}.vtt`, role: 'captions', label: name, language })
      }
      writeFileSync(
        join(directory, 'chapters.vtt'),
        vtt(video.chapters.map(({ at, title }, i) => [at, video.chapters[i + 1]?.at ?? video.seconds, title])),
      )
      writeFileSync(
        join(directory, 'transcript.txt'),
        `${facts.title}\n\nThe video has no sound.\n\nWhat is said in the captions\n\n${video.cues.map(({ from, text }) => `[${stamp(from).slice(3, 8)}] ${(text.en ?? '').replaceAll('\n', ' ')}`).join('\n')}\n\nWhat is to be seen\n\n${video.seen.join('\n\n')}\n\n${sampleLine}\n`,
      )
      files.push(
        { path: 'chapters.vtt', role: 'chapters', label: 'Chapters', language: 'en' },
        { path: 'poster.webp', role: 'poster-image', label: 'Still from the video', language: null },
        { path: 'transcript.txt', role: 'transcript', label: 'Transcript', language: 'en' },
      )
      writeItem(directory, 'VIDEO', facts, files)
    },
  ]
}

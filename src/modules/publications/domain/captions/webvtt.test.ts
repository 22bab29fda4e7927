import { describe, expect, it } from 'vitest'
import { clock, cueAt, parseWebVtt } from './webvtt.ts'

const cue = (start: number, end: number, text: string, speaker: string | null = null) => ({ start, end, text, speaker })

describe('captions in WebVTT', () => {
  it.each<[string, string, ReturnType<typeof cue>[]]>([
    ['a cue with a name and settings', 'WEBVTT\n\n1\n00:00:00.400 --> 00:00:03.800 line:8%\nOne\ntwo\n', [cue(0.4, 3.8, 'One two')]],
    [
      'times without hours, and with many',
      'WEBVTT\n\n00:01.000 --> 00:02.500\na\n\n101:00:00.000 --> 101:00:01.000\nb',
      [cue(1, 2.5, 'a'), cue(363600, 363601, 'b')],
    ],
    [
      'a mark of the byte order, lines of Windows, words behind the name',
      '\uFEFFWEBVTT - Title\r\n\r\n00:00.000 --> 00:01.000\r\nx\r\n',
      [cue(0, 1, 'x')],
    ],
    [
      'notes, styles and regions',
      'WEBVTT\n\nNOTE 00:00.000 --> 00:01.000\nno\n\nSTYLE\n::cue{}\n\nREGION\nid:a\n\n00:00.000 --> 00:01.000\nyes',
      [cue(0, 1, 'yes')],
    ],
    [
      'marks and signs',
      'WEBVTT\n\n00:00.000 --> 00:01.000\n<v.loud Ada &amp; co><i>a</i> &lt; <00:00.500>b&nbsp;c</v>',
      [cue(0, 1, 'a < b c', 'Ada & co')],
    ],
    ['order of time', 'WEBVTT\n\n00:05.000 --> 00:06.000\nlate\n\n00:01.000 --> 00:09.000\nearly', [cue(1, 9, 'early'), cue(5, 6, 'late')]],
    [
      'what is broken or empty',
      'WEBVTT\n\n00:xx --> 00:01.000\na\n\n00:02.000 --> 00:01.000\nb\n\n00:00.000 --> 00:01.000\n\n00:03.000 --> 00:04.000\nc',
      [cue(3, 4, 'c')],
    ],
    ['another format', '1\n00:00:01,000 --> 00:00:02,000\nSubRip', []],
    ['nothing', '', []],
  ])('they are parsed: %s', (_what, source, cues) => expect(parseWebVtt(source)).toEqual(cues))

  it('any file is parsed without an exception, and quickly', () => {
    const hostile = `WEBVTT\n\n${'00:00.000 --> 00:01.000\n<<<<<'.repeat(50_000)}`
    expect(parseWebVtt(hostile).length).toBeLessThanOrEqual(1)
  })
})

it.each([
  [0, -1],
  [1, 0],
  [1.99, 0],
  [2, -1],
  [3.5, 2],
  [9, -1],
])('at %d seconds the current cue is %d', (time, index) => {
  expect(cueAt([cue(1, 2, 'a'), cue(3, 5, 'b'), cue(3.4, 4, 'c')], time)).toBe(index)
})

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [-1, '0:00'],
])('a time of %d seconds is shown as %s', (seconds, words) => expect(clock(seconds)).toBe(words))

import { type ReactNode, useEffect, useRef } from 'react'
import { type Cue, clock } from '../../../domain/captions/webvtt.ts'
import styles from './video-player.module.css'

interface TimedLinesProps {
  cues: readonly Cue[]
  /** Index of the current line; -1 for none. */
  current: number
  /** URL of the video file: without scripts a line links to its time in the file. */
  source: string
  lang?: string | undefined
  /** The content of a line; its text by default. */
  content?: (cue: Cue) => ReactNode
  onSeek: (seconds: number) => void
  /** Whether the list scrolls to keep the current line visible. */
  follows?: boolean
}

/** Lines with their times, each of which leads to its time in the video. */
export function TimedLines({ cues, current, source, lang, content = ({ text }) => text, onSeek, follows = false }: TimedLinesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const frame = list.current?.parentElement
    const line = list.current?.children[current]
    if (!follows || !frame || !line) return
    const [outer, inner] = [frame.getBoundingClientRect(), line.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) frame.scrollBy({ top: inner.top - outer.top - outer.height / 3 })
  }, [current, follows])
  return (
    <ol ref={list} className={styles.lines} lang={lang}>
      {cues.map((cue, index) => (
        <li key={`${cue.start} ${cue.text}`}>
          <a
            href={`${source}#t=${cue.start}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={event => {
              event.preventDefault()
              onSeek(cue.start)
            }}
          >
            <time className={styles.time} dateTime={`PT${cue.start}S`}>
              {clock(cue.start)}
            </time>{' '}
            <span>{content(cue)}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

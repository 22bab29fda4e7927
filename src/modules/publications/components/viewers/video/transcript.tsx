import { useId, useState } from 'react'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { type Cue, cueAt } from '../../../domain/captions/webvtt.ts'
import type { TimedText } from '../../../domain/content/for-reading.ts'
import { TimedLines } from './timed-lines.tsx'
import { linesWith, partsOf } from './transcript-search.ts'
import styles from './video-player.module.css'

interface TranscriptProps {
  transcripts: TimedText['transcripts']
  source: string
  time: number
  onSeek: (seconds: number) => void
}

/** The transcript from the captions: it follows the video, can be searched, and each line leads to its time. */
export function Transcript({ transcripts, source, time, onSeek }: TranscriptProps) {
  const { t, language } = useText()
  const hydrated = useHydrated()
  const id = useId()
  const [query, setQuery] = useState('')
  const own = Math.max(
    transcripts.findIndex(each => each.language === language),
    0,
  )
  const [chosen, setChosen] = useState(own)
  const transcript = transcripts[chosen] ?? transcripts[0]
  if (transcript === undefined) return null
  const lines = linesWith(transcript.cues, query)
  const on = transcript.cues[cueAt(transcript.cues, time)]
  return (
    <section className={styles.transcript} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{t('video-transcript')}</h2>
        {hydrated && transcripts.length > 1 && (
          <select
            aria-label={t('video-transcript-language')}
            className={styles.control}
            value={chosen}
            onChange={event => setChosen(Number(event.target.value))}
          >
            {transcripts.map((each, index) => (
              <option key={`${each.language} ${each.label}`} value={index}>
                {each.label ?? each.language ?? t('captions')}
              </option>
            ))}
          </select>
        )}
      </div>
      {hydrated && (
        <search>
          <input
            type="search"
            aria-label={t('video-transcript-search')}
            placeholder={t('video-transcript-search')}
            maxLength={200}
            className={styles.control}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
        </search>
      )}
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && t('video-lines-found', { count: lines.length })}
      </p>
      <div className={styles.scroller}>
        {lines.length === 0 ? (
          <p className={styles.none}>{t('video-lines-found', { count: 0 })}</p>
        ) : (
          <TimedLines
            cues={lines}
            current={on === undefined ? -1 : lines.indexOf(on)}
            source={source}
            lang={transcript.language ?? undefined}
            content={cue => <Line cue={cue} query={query} />}
            onSeek={onSeek}
            follows={query.trim() === ''}
          />
        )}
      </div>
    </section>
  )
}

function Line({ cue, query }: { cue: Cue; query: string }) {
  return (
    <>
      {cue.speaker !== null && <b>{cue.speaker}: </b>}
      {partsOf(cue.text, query).map(({ text, found, at }) => (found ? <mark key={at}>{text}</mark> : text))}
    </>
  )
}

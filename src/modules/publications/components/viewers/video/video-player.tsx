import { useId, useRef } from 'react'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { type MessageKey, useText } from '../../../../sites/text/text.tsx'
import { cueAt } from '../../../domain/captions/webvtt.ts'
import type { TimedText } from '../../../domain/content/for-reading.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { speeds } from './playback-speed.ts'
import { TimedLines } from './timed-lines.tsx'
import { Transcript } from './transcript.tsx'
import { usePlayer } from './use-player.ts'
import { actOnVideo, type VideoAction, videoActionOfKey, videoActions, videoKeys } from './video-keys.ts'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  title: string
  file: ViewedFile & { mimeType: string }
  still: string | undefined
  tracks: { url: string; kind: 'captions' | 'chapters'; label: string | null; language: string | null }[]
  timedText: TimedText
}

/**
 * A video with its chapters and transcript. The player is the browser's own; everything else controls it, or links to the file without
 * scripts.
 */
export function VideoPlayer({ title, file, still, tracks, timedText }: VideoPlayerProps) {
  const { language, t } = useText()
  const video = useRef<HTMLVideoElement>(null)
  const { time, speed, setSpeed, seek } = usePlayer(video)
  const { chapters, transcripts } = timedText
  const hasText = chapters.length > 0 || transcripts.length > 0
  return (
    <section
      className={styles.player}
      data-text={hasText || undefined}
      aria-label={t('viewer-of', { title })}
      onKeyDown={event => {
        const typing = event.target instanceof Element && event.target.closest('input, select') !== null
        const action = typing ? null : videoActionOfKey(event)
        if (action === null || video.current === null) return
        event.preventDefault()
        const changed = actOnVideo(video.current, action)
        if (changed !== null) setSpeed(changed)
      }}
    >
      <div className={styles.screen}>
        {/* biome-ignore lint/a11y/useMediaCaption: its tracks are the item's caption files. */}
        <video ref={video} className={styles.video} controls playsInline preload="metadata" width={1280} height={720} poster={still}>
          <source src={file.url} type={file.mimeType} />
          {tracks.map(track => (
            <track
              key={track.url}
              kind={track.kind}
              src={track.url}
              srcLang={track.language ?? language}
              label={track.label ?? t(track.kind === 'chapters' ? 'video-chapters' : 'captions')}
              default={track.kind === 'captions' && track.language === language}
            />
          ))}
        </video>
        <PlayerBar speed={speed} onSpeed={setSpeed} />
      </div>
      {hasText && (
        <div className={styles.text}>
          <div className={styles.within}>
            {chapters.length > 0 && <Chapters chapters={chapters} source={file.url} time={time} onSeek={seek} />}
            <Transcript transcripts={transcripts} source={file.url} time={time} onSeek={seek} />
          </div>
        </div>
      )}
    </section>
  )
}

interface ChaptersProps {
  chapters: TimedText['chapters']
  source: string
  time: number
  onSeek: (seconds: number) => void
}

function Chapters({ chapters, source, time, onSeek }: ChaptersProps) {
  const { t } = useText()
  const id = useId()
  return (
    <nav className={styles.chapters} aria-labelledby={id}>
      <h2 id={id}>{t('video-chapters')}</h2>
      <TimedLines cues={chapters} current={cueAt(chapters, time)} source={source} onSeek={onSeek} />
    </nav>
  )
}

const messages = {
  play: 'video-play',
  back: 'video-back',
  on: 'video-on',
  captions: 'captions',
  slower: 'video-slower',
  faster: 'video-faster',
  'full-screen': 'viewer-full-screen',
} as const satisfies Record<VideoAction, MessageKey>

/** The speed and the keys. It reserves its space before its script is loaded. */
function PlayerBar({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const { t, number } = useText()
  const hydrated = useHydrated()
  const id = useId()
  const offered = speeds.includes(speed) ? speeds : [...speeds, speed].sort((one, other) => one - other)
  return (
    <div className={styles.bar}>
      {hydrated && (
        <>
          <label htmlFor={id}>{t('video-speed')}</label>
          <select id={id} className={styles.control} value={speed} onChange={event => onSpeed(Number(event.target.value))}>
            {offered.map(each => (
              <option key={each} value={each}>
                {number(each)} ×
              </option>
            ))}
          </select>
          <details className={styles.keys}>
            <summary>{t('viewer-keys')}</summary>
            <dl>
              {videoActions.map(action => (
                <div key={action}>
                  <dt>{t(messages[action], { count: 10 })}</dt>
                  <dd>
                    <kbd>{videoKeys[action].toUpperCase()}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </div>
  )
}

/** The keys of a focused player, in addition to those of the browser's own controls. */
import { nextSpeed } from './playback-speed.ts'

export const videoKeys = {
  play: 'k',
  back: 'j',
  on: 'l',
  captions: 'c',
  slower: '<',
  faster: '>',
  'full-screen': 'f',
} as const
export type VideoAction = keyof typeof videoKeys

export const videoActions = ['play', 'back', 'on', 'captions', 'slower', 'faster', 'full-screen'] as const satisfies VideoAction[]

/** Seconds that one press goes back or forward. */
export const jump = 10

/** Null for a key that is the browser's own. */
export function videoActionOfKey(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): VideoAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return videoActions.find(action => videoKeys[action] === event.key.toLowerCase()) ?? null
}

/** Applies the action to a video. @returns the speed, where the action changed it */
export function actOnVideo(video: HTMLVideoElement, action: VideoAction): number | null {
  switch (action) {
    case 'play':
      // A browser that must not play shows that itself.
      if (video.paused) video.play().catch(() => {})
      else video.pause()
      return null
    case 'back':
      video.currentTime -= jump
      return null
    case 'on':
      video.currentTime += jump
      return null
    case 'captions':
      turnCaptions(video)
      return null
    case 'slower':
      return nextSpeed(video.playbackRate, -1)
    case 'faster':
      return nextSpeed(video.playbackRate, 1)
    case 'full-screen':
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
      else video.requestFullscreen?.().catch(() => {})
      return null
  }
}

/** Turns captions off where some are shown, else on in the reader's language or the first there is. */
function turnCaptions(video: HTMLVideoElement): void {
  const captions = [...video.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
  const showing = captions.filter(({ mode }) => mode === 'showing')
  for (const track of showing) track.mode = 'disabled'
  if (showing.length > 0) return
  const own = captions.find(({ language }) => language === document.documentElement.lang) ?? captions[0]
  if (own) own.mode = 'showing'
}

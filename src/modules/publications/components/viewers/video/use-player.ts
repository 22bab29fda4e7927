import { type RefObject, useEffect, useState } from 'react'
import { rememberedSpeed, rememberSpeed } from './playback-speed.ts'

export interface Player {
  /** Seconds from the beginning, in the steps that the browser reports. */
  time: number
  speed: number
  setSpeed: (speed: number) => void
  /** Goes to a time, and continues to play from there if it was playing. */
  seek: (seconds: number) => void
}

/** The time and speed of a video, as the element itself reports them, because its own controls change both. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>): Player {
  const [time, setTime] = useState(0)
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    const element = video.current
    if (element === null) return
    const followTime = () => setTime(element.currentTime)
    const followSpeed = () => {
      setSpeed(element.playbackRate)
      rememberSpeed(element.playbackRate)
    }
    element.defaultPlaybackRate = rememberedSpeed()
    element.playbackRate = rememberedSpeed()
    setSpeed(element.playbackRate)
    followTime()
    for (const name of ['timeupdate', 'seeking'] as const) element.addEventListener(name, followTime)
    element.addEventListener('ratechange', followSpeed)
    return () => {
      for (const name of ['timeupdate', 'seeking'] as const) element.removeEventListener(name, followTime)
      element.removeEventListener('ratechange', followSpeed)
    }
  }, [video])
  return {
    time,
    speed,
    setSpeed: wanted => {
      if (video.current) video.current.playbackRate = wanted
    },
    seek: seconds => {
      if (video.current) video.current.currentTime = seconds
    },
  }
}

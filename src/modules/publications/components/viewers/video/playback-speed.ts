/** The playback speed of videos for the length of this visit, stored only in the tab. */
export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

const session = 'recto_video_speed'

export function rememberedSpeed(): number {
  try {
    const stored = Number(sessionStorage.getItem(session))
    return speeds.includes(stored) ? stored : 1
  } catch {
    // Browsers that block storage throw on reading it.
    return 1
  }
}

export function rememberSpeed(speed: number): void {
  try {
    sessionStorage.setItem(session, String(speed))
  } catch {
    // The next video then starts at its normal speed.
  }
}

/** The next speed up or down; the same at either end. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const index = speeds.indexOf(speed)
  return speeds[(index < 0 ? speeds.indexOf(1) : index) + direction] ?? speed
}

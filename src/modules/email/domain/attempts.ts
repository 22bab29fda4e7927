/** Seconds to wait after a try that failed: a minute, five, half an hour, two hours, eight. */
const waits = [60, 300, 1800, 7200, 28_800] as const

export const maxAttempts = waits.length + 1

/** @param attempts that were made. @returns seconds until the next one; null where there is none */
export const waitAfter = (attempts: number): number | null => waits[Math.max(attempts, 1) - 1] ?? null

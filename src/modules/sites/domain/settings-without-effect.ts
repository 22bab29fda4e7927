import type { PlatformInfo } from './platform-info.ts'

/** Settings that the specification lists, and that nothing here reads: what they were for has ended, or is done otherwise. */
const withoutEffect = {
  'marketing.addThisId': ({ marketing }) => marketing.addThisId !== null,
  transcend: ({ transcend }) => transcend.id !== null || transcend.env !== null,
} as const satisfies Record<string, (info: PlatformInfo) => boolean>

/** A log line for the start, or null. @param sites platform info by key */
export function settingsWithoutEffect(sites: Iterable<readonly [string, PlatformInfo]>): string | null {
  const found = [...sites].flatMap(([key, info]) =>
    Object.entries(withoutEffect).flatMap(([name, isSet]) => (isSet(info) ? [`${key}: ${name}`] : [])),
  )
  if (found.length === 0) return null
  return `Settings without effect (AddThis has ended; consent is asked for by the site’s own panel): ${found.join(', ')}`
}

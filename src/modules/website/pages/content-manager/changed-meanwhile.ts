import { wallClockAt, zoneNameAt } from '../../../../core/dates/wall-clock.ts'
import type { PageRequestContext } from '../../../sites/pages/context.ts'

/** The day is in digits, so that it reads the same in the language in which the message is shown. */
export function changedMeanwhile(
  { by, at }: { by: string | null; at: Date | null },
  { platform: { timeZone }, language }: Pick<PageRequestContext, 'platform' | 'language'>,
) {
  const shown = at === null ? null : wallClockAt(at, timeZone)
  return at === null || shown === null
    ? { key: 'content-changed-meanwhile-elsewhere', values: {} }
    : {
        key: by === null ? 'content-changed-meanwhile-by-somebody' : 'content-changed-meanwhile',
        values: { name: by ?? '', time: `${shown.day}, ${shown.time}`, zone: zoneNameAt(at, timeZone, language) },
      }
}

/** The schedule of digests: weekly ones for followed topics on Mondays, daily ones for tracked publications, both at 05:00 UTC. */
export const digestKinds = ['WEEKLY', 'DAILY'] as const
export type DigestKind = (typeof digestKinds)[number]

const hour = 3_600_000
const day = 24 * hour
const dueHour = 5
/** The first Monday of 1970 was the fifth of January. */
const monday = 4 * day

/** The last moment until now at which such a digest was due. */
export function lastDue(kind: DigestKind, now: Date): Date {
  const [length, first] = kind === 'WEEKLY' ? [7 * day, monday] : [day, 0]
  const begin = first + dueHour * hour
  return new Date(begin + Math.floor((now.getTime() - begin) / length) * length)
}

import type { ReactNode } from 'react'
import { useText } from '../../../sites/text/text.tsx'

/** Shows “Changed 3 May 2026, 09:30 UTC by Ada Roof”, without the name where it is unknown. */
export function Changed({ at, by }: { at: ReactNode; by: string | null }) {
  const { put } = useText()
  return by === null ? put('content-changed', { time: at }) : put('content-changed-by', { time: at, name: <bdi>{by}</bdi> })
}

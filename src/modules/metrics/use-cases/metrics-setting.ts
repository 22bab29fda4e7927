import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FigureSource } from '../domain/figures.ts'

export interface MetricsSetting {
  kysely: Kysely<Schema>
  /** The services that a site uses. @param platform its key */
  sourcesOf: (platform: string) => readonly FigureSource[]
  now: () => Date
  /** Called when figures are wanted that nobody wanted before. */
  onWanted: () => void
}

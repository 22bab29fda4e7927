/** Puts scheduled jobs into the queue: every process offers them, and one is let in. */
import type { PgBoss } from 'pg-boss'
import type { JobDefinition } from './job-definition.ts'
import { scheduleKey } from './queues.ts'

interface ScheduleSetting {
  boss: PgBoss
  pollNow: (name: string) => void
  report: (error: unknown, job: string | null) => void
  after: (milliseconds: number, task: () => void) => void
}

export function schedules({ boss, pollNow, report, after }: ScheduleSetting) {
  /** @param every null: whatever there was before */
  async function offer({ name }: JobDefinition, every: number | null): Promise<void> {
    try {
      const id = await boss.send(name, {}, { singletonKey: scheduleKey, ...(every !== null && { singletonSeconds: every }) })
      if (id !== null) pollNow(name)
    } catch (error) {
      report(error, null)
    }
  }
  function keepSchedule(definition: JobDefinition, every: number): void {
    const period = every * 1000
    // A little after each slot begins, by the clock of this process: the database counts by its own.
    after(period - (Date.now() % period) + 100, () => {
      void offer(definition, every)
      keepSchedule(definition, every)
    })
  }
  return { offer, keepSchedule }
}

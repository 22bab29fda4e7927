import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { jobFailed, jobList, jobRetry } from '../../main/terminal-commands/job-commands.ts'
import { minute, print, table } from '../output.ts'
import { readNumber } from '../read-number.ts'
import { runCommand } from '../run-command.ts'

export function addJobCommands(program: Command): void {
  const jobs = program.command('jobs').description('see what the server does by itself, and what has failed, also while it runs')
  jobs
    .command('list', { isDefault: true })
    .description('show every job: when it is done, when it last was, and what went wrong')
    .action(async (_options: unknown, command: Command) => {
      const listed = await runCommand(jobList, {})
      print(command, listed, all =>
        table([
          ['job', 'done', 'waiting', 'running', 'given up', 'last done', 'last failure'],
          ...all.map(({ name, every, isDoneAtStart, waiting, running, dead, lastDoneAt, lastFailure }) => [
            name,
            every !== null ? `every ${every / 60} min` : isDoneAtStart ? 'at each start' : 'when asked for',
            waiting,
            running,
            dead,
            lastDoneAt === null ? '' : minute(lastDoneAt),
            lastFailure === null ? '' : `${minute(lastFailure.at)}: ${lastFailure.message}`,
          ]),
        ]),
      )
    })
  jobs
    .command('failed')
    .description('show the jobs that were given up, newest first')
    .option('--most <number>', 'so many at most', readNumber, 50)
    .action(async ({ most }: { most: number }, command: Command) => {
      const failed = await runCommand(jobFailed, { max: most })
      print(command, failed, all =>
        all.length === 0
          ? 'No job was given up.'
          : table([
              ['id', 'job', 'given up', 'attempts', 'what about', 'why'],
              ...all.map(({ id, job, at, attempts, payload, message }) => [
                ...[id, job, minute(at), attempts, JSON.stringify(payload), message],
              ]),
            ]),
      )
    })
  jobs
    .command('retry')
    .description('try jobs again that were given up')
    .argument('<id...>', 'their ids', (typed: string, given: string[] | undefined) => [...(given ?? []), jobId(typed)])
    .action(async (ids: string[], _options: unknown, command: Command) => {
      const done = await runCommand(jobRetry, { ids })
      print(command, done, () => (ids.length === 1 ? `The job ${ids[0]} is tried again.` : `${ids.length} jobs are tried again.`))
    })
}

function jobId(typed: string): string {
  const { success, data } = z.uuid().safeParse(typed)
  if (!success) throw new InvalidArgumentError('It must be an id that “recto jobs failed” shows.')
  return data
}

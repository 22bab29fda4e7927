/**
 * Locks a directory for one process. The embedded database has no lock of its own, and a second process would corrupt its files.
 * The lock is a file that names its owner; a lock whose process has ended is taken over.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { OperatorError } from '../operator-error.ts'
import { processStart } from './process-start.ts'

/** Another live process holds the directory. */
export class DirectoryLockedError extends OperatorError {
  override name = 'DirectoryLockedError'
  readonly pid: number
  /** The owner runs on another machine, or in another container. */
  readonly isOnOtherHost: boolean
  constructor(directory: string, owner: Owner) {
    const isOnOtherHost = owner.host !== hostname()
    const own = !isOnOtherHost && owner.pid === process.pid
    const whose = own ? 'this process' : `process ${owner.pid}${isOnOtherHost ? ` on ${owner.host}` : ''}`
    const stop = own ? 'Close it first' : `Stop that process first (kill ${owner.pid}${isOnOtherHost ? ' there' : ''})`
    super(
      `The database in ${directory} is in use by ${whose} since ${owner.since}. ${stop}, choose another directory by RECTO_DATA, or use a PostgreSQL server by DATABASE_URL.`,
      { exitCode: 1 },
    )
    this.pid = owner.pid
    this.isOnOtherHost = isOnOtherHost
  }
}

const ownerSchema = z.object({
  token: z.string(),
  pid: z.number().int(),
  started: z.string().nullable(),
  host: z.string(),
  since: z.string(),
})
type Owner = z.infer<typeof ownerSchema>

/** The owner touches its lock this often, for processes on other machines or in other containers, which cannot see its process. */
const heartbeat = 5_000
const silence = 30_000
const takeOverTimeout = 10_000

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** Null where there is no lock; an unreadable one belongs to nobody. */
function readOwner(path: string): Owner | 'unreadable' | null {
  try {
    const parsed = ownerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : 'unreadable'
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
}

function isAlive(owner: Owner, path: string): boolean {
  if (owner.host !== hostname()) return ageOf(path) < silence
  const start = processStart(owner.pid)
  if (start === 'dead') return false
  // A process id is used again after a while, and at once after a restart: the same id with another start is another process.
  return start === null || owner.started === null || start === owner.started
}

/** Puts the whole file in place at once, and only where there is none. */
function createWhole(path: string, owner: Owner): boolean {
  const whole = `${path}.${owner.token}`
  writeFileSync(whole, JSON.stringify(owner), { flag: 'wx' })
  try {
    linkSync(whole, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(whole, { force: true })
  }
}

/** Two processes may find the same dead lock: only the one that holds this second file removes it, after looking again. */
async function removeDead(path: string): Promise<void> {
  const guard = `${path}.take-over`
  try {
    writeFileSync(guard, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (ageOf(guard) > takeOverTimeout) rmSync(guard, { force: true })
    await wait(50)
    return
  }
  try {
    const owner = readOwner(path)
    if (owner === 'unreadable' || (owner && !isAlive(owner, path))) rmSync(path, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/**
 * Locks a directory, which is created if it is missing.
 * @returns a function that releases the lock; also done when the process exits, and by a later process if this one was killed.
 * @throws DirectoryLockedError
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lock')
  const start = processStart(process.pid)
  const owner: Owner = {
    token: randomUUID(),
    pid: process.pid,
    started: start === 'dead' ? null : start,
    host: hostname(),
    since: new Date().toISOString(),
  }
  while (!createWhole(path, owner)) {
    const other = readOwner(path)
    if (other === null) continue
    if (other !== 'unreadable' && isAlive(other, path)) throw new DirectoryLockedError(directory, other)
    await removeDead(path)
  }
  const heartbeatTimer = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      // Somebody deleted the lock file; later heartbeats would fail in the same way.
    }
  }, heartbeat).unref()
  const release = (): void => {
    clearInterval(heartbeatTimer)
    process.off('exit', release)
    const current = readOwner(path)
    if (current && current !== 'unreadable' && current.token === owner.token) rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

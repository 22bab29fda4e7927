/** Starts a server, and starts it again when code that it runs has changed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isOfScreens } from '../../tools/boundaries/directions.ts'
import { loadedFileSchema } from './loaded-files.ts'

interface Supervision {
  /** The server's main module. */
  program: string
  /** With the code that is watched. */
  folder: string
  /** For Node, such as `--inspect`. */
  nodeOptions?: readonly string[]
  log(line: string): void
  /** Milliseconds in which several changes are one: editors and git write many files at once. */
  quiet?: number
}

export interface Supervisor {
  /** Ends the server. @returns its exit code */
  stop(): Promise<number>
}

/** Compiled and reloaded by Vite, unless the server itself has loaded it too. */
const isOfSite = (path: string): boolean => /^(?:site|ui)\//.test(path) || isOfScreens(path)
const isIgnored = (path: string): boolean => /\.test\.tsx?$|\.gallery\.tsx$|(?:^|\/)\.|~$/.test(path)

/** @param path within the folder, with slashes */
export const needsRestart = (path: string, loaded: ReadonlySet<string>): boolean => loaded.has(path) || !(isIgnored(path) || isOfSite(path))

export function superviseServer({ program, folder, nodeOptions = [], log, quiet = 150 }: Supervision): Supervisor {
  const loaded = new Set<string>()
  let child: ChildProcess | null = null
  /** Settles when the server has ended: the next one needs its port and its lock of the embedded database. */
  let ended: Promise<number> = Promise.resolve(0)
  let isStopping = false
  let isRestarting = false
  let changes = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const inFolder = (file: string): string => relative(folder, file).replaceAll(sep, '/')

  function start(): void {
    const started = spawn(process.execPath, [...nodeOptions, program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child = started
    started.on('message', message => {
      const parsed = loadedFileSchema.safeParse(message)
      if (parsed.success) loaded.add(inFolder(parsed.data.loadedFile))
    })
    ended = new Promise(resolve =>
      started.once('exit', code => {
        child = null
        if (!isStopping && !isRestarting) log(`The server ended (${code}); it starts again on the next change.`)
        resolve(code ?? 1)
      }),
    )
  }

  async function restart(): Promise<void> {
    // What changes while the former one ends is read by the next.
    if (isRestarting) return
    isRestarting = true
    const first = [...changes][0] ?? ''
    log(`${join('src', first)}${changes.size > 1 ? ` and ${changes.size - 1} more` : ''} changed: the server starts again.`)
    child?.kill('SIGTERM')
    await ended
    isRestarting = false
    changes = new Set()
    if (!isStopping) start()
  }

  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null) return
    const path = name.replaceAll(sep, '/')
    if (isStopping || !needsRestart(path, loaded)) return
    changes.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), quiet)
  })
  start()

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      watcher.close()
      child?.kill('SIGTERM')
      return await ended
    },
  }
}

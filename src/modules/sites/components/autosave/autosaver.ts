/** Stores what is typed into a form: in the browser at once, and on the server within a second. */
import type { Entries } from '../../../../core/forms/entries.ts'
import type { LocalCopies } from './local-copies.ts'
import { createOwnCopy } from './own-copy.ts'

/** A text on the server, as loaders and answers have it. */
export interface StoredText {
  entries: Entries
  revision: number
  writer: string
  /** ISO 8601. */
  savedAt: string
}

export interface TextToSend {
  entries: Entries
  revision: number
  writer: string
  /** Higher with each request of the writer: one that lost its connection may reach the database after the next. */
  sequence: number
}

export type SendAnswer =
  | { kind: 'stored'; revision: number }
  /** Another window or device of the same account has stored another text. */
  | { kind: 'conflict'; stored: StoredText }
  | { kind: 'signed-out' }
  | { kind: 'failed' }

export type AutosaveStatus =
  /** Nothing was typed. */
  | { kind: 'unchanged' }
  | { kind: 'pending' }
  | { kind: 'stored' }
  | { kind: 'conflict'; stored: StoredText }
  /** The server does not have the text. `isKept`: the browser does. */
  | { kind: 'signed-out' | 'failed'; isKept: boolean }

interface AutosaverOptions {
  /** The entries of the form; null while there is none. */
  read(): Entries | null
  copies: LocalCopies
  send(text: TextToSend): Promise<SendAnswer>
  revision: number
  writer: string
  onStatus(status: AutosaveStatus, revision: number): void
}

export interface Autosaver {
  /**
   * Something was typed. Begins again after `stop`.
   * @param entries of the form, where its rows may not be drawn yet and reading it would lose them; otherwise the form is read
   */
  changed(entries?: Entries): void
  /** Sends at once what waits, such as when somebody comes back after signing in. Begins again after `stop`. */
  flush(): void
  /** The text that the user has chosen goes on from this revision. It is given, because a form with rows draws them after itself. */
  resumeFrom(entries: Entries, revision: number): void
  /** Whether the server lacks something that was typed. */
  isPending(): boolean
  /** Sends what waits until the server has it or cannot take it, and waits for the answer. Begins again after `stop`. */
  store(): Promise<SendAnswer['kind']>
  /** Whether the browser has what the server lacks. Waits until it is written. */
  isKept(): Promise<boolean>
  stop(): void
  /** Stops, and removes the copy of this form: what was typed is not wanted any more. */
  discard(): void
}

/** Milliseconds from the first change to the request; with the time of the request, a change is on the server within a second. */
const delay = 600
const retryAfter = { first: 2000, max: 60_000 }

export function createAutosaver({ read, copies, send, writer, onStatus, ...options }: AutosaverOptions): Autosaver {
  let { revision } = options
  let sequence = 0
  let latest: Entries | null = null
  let isPending = false
  let isStopped = false
  let sending: Promise<SendAnswer['kind']> | null = null
  let isStored = false
  let wait: number = retryAfter.first
  let timer: ReturnType<typeof setTimeout> | undefined

  const copy = createOwnCopy({
    ...{ copies, writer },
    wanted: () => (isPending && latest !== null ? { entries: latest, revision, writer } : null),
  })

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void sendLatest()
    }, milliseconds)
  }

  /** One request runs at a time. @returns how it was answered; `stored` where nothing waits */
  async function sendLatest(): Promise<SendAnswer['kind']> {
    if (sending !== null) return await sending
    if (!isPending || latest === null) return 'stored'
    sending = sendOne(latest)
    return await sending
  }

  async function sendOne(sent: Entries): Promise<SendAnswer['kind']> {
    // The time, because a form that was refused goes on as the same writer in a new document.
    sequence = Math.max(sequence + 1, Date.now())
    const answer = await send({ entries: sent, revision, writer, sequence })
    sending = null
    isStored = answer.kind === 'stored' && latest === sent
    switch (answer.kind) {
      case 'stored':
        revision = answer.revision
        wait = retryAfter.first
        isPending = latest !== sent
        onStatus({ kind: isPending ? 'pending' : 'stored' }, revision)
        // The form is being saved or has been left: nothing more is sent, and what was typed since is in the copy.
        if (isStopped) {
          if (!isPending) void copy.remove()
          return answer.kind
        }
        copy.sync()
        if (isPending) schedule(delay)
        return answer.kind
      case 'conflict':
        // The user decides, and the copy stays until then.
        onStatus(answer, revision)
        return answer.kind
      case 'signed-out':
      case 'failed':
        onStatus({ kind: answer.kind, isKept: copy.isKept() }, revision)
        if (isStopped) return answer.kind
        schedule(wait)
        wait = Math.min(wait * 2, retryAfter.max)
        return answer.kind
    }
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    timer = undefined
  }

  return {
    changed(entries) {
      isStopped = false
      latest = entries ?? read() ?? latest
      if (latest === null) return
      isPending = true
      // Other states stay until the next answer, with what they ask of the user.
      if (isStored) onStatus({ kind: 'pending' }, revision)
      isStored = false
      copy.sync()
      if (sending === null) schedule(delay)
    },
    flush() {
      isStopped = false
      clearTimeout(timer)
      timer = undefined
      void sendLatest()
    },
    resumeFrom(entries, known) {
      revision = known
      latest = entries
      isPending = true
      copy.sync()
      schedule(0)
    },
    isPending: () => isPending,
    async store() {
      isStopped = false
      let answer: SendAnswer['kind']
      // Something may be typed while a request is under way.
      do {
        clearTimeout(timer)
        timer = undefined
        answer = await sendLatest()
      } while (isPending && answer === 'stored')
      return answer
    },
    async isKept() {
      await copy.settled()
      return copy.isKept()
    },
    stop,
    discard() {
      stop()
      isPending = false
      void copy.remove()
    },
  }
}

/** The copy of one form in the browser. */
import type { LocalCopies, LocalCopy } from './local-copies.ts'

interface OwnCopyOptions {
  copies: LocalCopies
  writer: string
  /** The copy is to become this; null: the server has everything. */
  wanted(): LocalCopy | null
}

export function createOwnCopy({ copies, writer, wanted }: OwnCopyOptions) {
  let isKept = true
  let isWriting = false
  let writeAgain = false
  let written: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    isWriting = true
    while (writeAgain) {
      writeAgain = false
      const copy = wanted()
      try {
        if (copy === null) await copies.remove()
        else await copies.write(copy)
        isKept = true
      } catch {
        isKept = false
      }
    }
    isWriting = false
  }

  return {
    /** Makes it what it is to be. One write at a time: those that would come between are left out. */
    sync(): void {
      writeAgain = true
      if (!isWriting) written = write()
    },
    /** Whether the browser could do so, the last time. */
    isKept: () => isKept,
    /** Resolves once what was wanted is written. */
    async settled(): Promise<void> {
      await written
    },
    /** Another form of the same object may have a copy of its own by now. */
    async remove(): Promise<void> {
      try {
        if ((await copies.read())?.writer === writer) await copies.remove()
      } catch {
        // The browser stores nothing.
      }
    },
  }
}
